import { useId } from 'react'

/** Upright router in its halo (DES-50); scenery of the stage. */
export function RouterScene() {
  const shade = useId()
  return (
    <svg viewBox="0 0 640 460" aria-hidden="true">
      <defs>
        <linearGradient id={shade} x1="0" x2="1">
          <stop offset="0" stopColor="#0f1c20" stopOpacity=".1" />
          <stop offset=".24" stopColor="#fff" stopOpacity="0" />
          <stop offset=".7" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#0f1c20" stopOpacity=".16" />
        </linearGradient>
      </defs>
      <g fill="none" stroke="var(--c-accent)">
        <circle cx="320" cy="214" r="110" strokeOpacity=".34" />
        <circle cx="320" cy="214" r="152" strokeOpacity=".24" />
        <circle cx="320" cy="214" r="194" strokeOpacity=".14" />
      </g>
      <circle
        cx="320"
        cy="214"
        r="152"
        fill="none"
        stroke="var(--c-halo)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="120 900"
        transform="rotate(-70 320 214)"
      />
      <ellipse cx="320" cy="404" rx="210" ry="14" fill="#0f1c20" opacity=".08" />
      <path
        d="M262 138c0-22 18-38 40-38h36c22 0 40 16 40 38v220c0 26-22 44-46 44h-24c-24 0-46-18-46-44z"
        fill="#fbfdfd"
      />
      <path
        d="M262 138c0-22 18-38 40-38h36c22 0 40 16 40 38v220c0 26-22 44-46 44h-24c-24 0-46-18-46-44z"
        fill={`url(#${shade})`}
        stroke="#0f1c20"
        strokeOpacity=".16"
      />
      <circle cx="320" cy="186" r="32" fill="none" stroke="#00616b" strokeWidth="4" />
      <circle
        cx="320"
        cy="186"
        r="32"
        fill="none"
        stroke="#ffb58a"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="50 160"
      />
      <path d="M294 346h52" stroke="#00616b" strokeWidth="5" strokeLinecap="round" opacity=".8" />
      <path d="M294 362h52M294 374h52" stroke="#0f1c20" strokeOpacity=".14" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

/** A television with a morning landscape; scenery of a band. */
export function ScreenScene() {
  const sky = useId()
  const screen = useId()
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d4650" />
          <stop offset=".62" stopColor="#5a8d93" />
          <stop offset="1" stopColor="#f3c3a3" />
        </linearGradient>
        <clipPath id={screen}>
          <rect x="26" y="26" width="268" height="150" rx="5" />
        </clipPath>
      </defs>
      <rect x="20" y="20" width="280" height="162" rx="10" fill="#0b1416" stroke="#fff" strokeOpacity=".18" />
      <g clipPath={`url(#${screen})`}>
        <rect x="26" y="26" width="268" height="150" fill={`url(#${sky})`} />
        <circle cx="172" cy="126" r="68" fill="#fff" opacity=".08" />
        <circle cx="172" cy="126" r="46" fill="#fff" opacity=".1" />
        <circle cx="172" cy="126" r="27" fill="#ffc49d" />
        <path d="M26 128c32-20 57-5 85 3s61-23 100-9 56 4 83-6v60H26z" fill="#1b5860" opacity=".75" />
        <path d="M26 148c47-17 93 3 137-3s86-10 131 6v27H26z" fill="#0c3a42" />
      </g>
      <path d="M140 182h40l7 14h-54z" fill="#18262b" />
      <ellipse cx="160" cy="201" rx="92" ry="6" fill="#0f1c20" opacity=".12" />
    </svg>
  )
}
