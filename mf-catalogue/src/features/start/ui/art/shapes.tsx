import { useId } from 'react'

/** Where a shape stands in its scene, in the scene's units. */
interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Upright router with its halo of light (DES-50). */
export function Router(place: Place) {
  const shade = useId()
  return (
    <svg viewBox="0 0 160 226" {...place}>
      <linearGradient id={shade} x1="0" x2="1">
        <stop offset="0" stopColor="#0f1c20" stopOpacity=".1" />
        <stop offset=".24" stopColor="#fff" stopOpacity="0" />
        <stop offset=".7" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#0f1c20" stopOpacity=".16" />
      </linearGradient>
      <ellipse cx="80" cy="216" rx="66" ry="7" fill="#0f1c20" opacity=".13" />
      <path d="M34 26c0-13 11-22 24-22h44c13 0 24 9 24 22v160c0 16-13 26-28 26H62c-15 0-28-10-28-26z" fill="#fbfdfd" />
      <path
        d="M34 26c0-13 11-22 24-22h44c13 0 24 9 24 22v160c0 16-13 26-28 26H62c-15 0-28-10-28-26z"
        fill={`url(#${shade})`}
      />
      <path
        d="M34.5 26c0-13 10.5-21.5 23.5-21.500h44c13 0 23.5 8.5 23.5 21.500v160c0 16-12.5 25.5-27.5 25.500H62c-15 0-27.5-9.5-27.5-25.500z"
        fill="none"
        stroke="#0f1c20"
        strokeOpacity=".16"
      />
      <circle cx="80" cy="62" r="21" fill="none" stroke="#00616b" strokeWidth="2.5" />
      <circle
        cx="80"
        cy="62"
        r="21"
        fill="none"
        stroke="#ffb58a"
        strokeWidth="2.5"
        strokeDasharray="32 100"
        strokeLinecap="round"
      />
      <path d="M62 176h36" stroke="#00616b" strokeWidth="3" strokeLinecap="round" opacity=".8" />
      <path
        d="M62 186h36M62 193h36M62 200h36"
        stroke="#0f1c20"
        strokeOpacity=".12"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** TV box: a low, dark puck. */
export function TvBox(place: Place) {
  return (
    <svg viewBox="0 0 160 104" {...place}>
      <ellipse cx="80" cy="92" rx="72" ry="8" fill="#0f1c20" opacity=".14" />
      <path
        d="M10 48c0-10 8-16 20-18l42-6c6-.8 10-.8 16 0l42 6c12 2 20 8 20 18v22c0 12-9 20-22 20H32c-13 0-22-8-22-20z"
        fill="#1b2a2f"
      />
      <path
        d="M10 48c0-10 8-16 20-18l42-6c6-.8 10-.8 16 0l42 6c12 2 20 8 20 18 0 8-8 13-20 13H30c-12 0-20-5-20-13z"
        fill="#2b3f46"
      />
      <path
        d="M18 46c2-6 8-9 16-10l40-5c4-.5 8-.5 12 0l20 2.5"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="80" cy="76" r="3" fill="#74d3d8" />
    </svg>
  )
}

/** Remote control of the TV box. */
export function RemoteControl(place: Place) {
  return (
    <svg viewBox="0 0 36 128" {...place}>
      <rect x="2" y="2" width="32" height="124" rx="15" fill="#1b2a2f" />
      <rect x="2.5" y="2.5" width="31" height="123" rx="14.5" fill="none" stroke="#fff" strokeOpacity=".2" />
      <circle cx="18" cy="32" r="10.5" fill="#2f464e" />
      <circle cx="18" cy="32" r="4" fill="#1b2a2f" />
      <circle cx="18" cy="9.5" r="2" fill="#ffb58a" />
      <rect x="8" y="54" width="7" height="16" rx="3.5" fill="#2f464e" />
      <rect x="21" y="54" width="7" height="16" rx="3.5" fill="#2f464e" />
      <circle cx="11.5" cy="82" r="3" fill="#2f464e" />
      <circle cx="24.5" cy="82" r="3" fill="#2f464e" />
    </svg>
  )
}

/** Screen side of a phone in Fjordblau at 07:30. */
export function Phone(place: Place) {
  const screen = useId()
  return (
    <svg viewBox="0 0 200 410" {...place}>
      <clipPath id={screen}>
        <rect x="10" y="10" width="178" height="390" rx="28" />
      </clipPath>
      <rect x="2" y="2" width="194" height="406" rx="36" fill="#55779b" />
      <rect x="2" y="2" width="194" height="406" rx="36" fill="#000" opacity=".34" />
      <rect x="4.5" y="4.5" width="189" height="401" rx="34" fill="#070c0e" />
      <rect x="10" y="10" width="178" height="390" rx="28" fill="#0f4048" />
      <g clipPath={`url(#${screen})`}>
        <circle cx="99" cy="300" r="150" fill="#fff" opacity=".07" />
        <circle cx="99" cy="300" r="112" fill="#fff" opacity=".08" />
        <circle cx="99" cy="300" r="74" fill="#ffb58a" opacity=".95" />
        <path d="M10 318c46-22 92-20 178 6v76H10z" fill="#fff" opacity=".2" />
        <path d="M10 346c60-26 118-6 178-18v72H10z" fill="#fff" opacity=".26" />
      </g>
      <rect x="76" y="20" width="46" height="14" rx="7" fill="#070c0e" />
      <text x="99" y="104" textAnchor="middle" fill="#fff" fontSize="46" fontWeight="500" letterSpacing="-1.5">
        07:30
      </text>
      <rect x="70" y="389" width="58" height="3.5" rx="2" fill="#fff" opacity=".8" />
    </svg>
  )
}
