import { useId } from 'react'
import * as messages from '../../../../messages/de'
import { Phone, Router, TvBox } from './shapes'

/** A living room at dawn with television, router and phone inside the halo. */
export function HeroArt() {
  const dawn = useId()
  const screen = useId()
  return (
    <svg viewBox="0 0 640 500" role="img" aria-label={messages.hero.picture}>
      <defs>
        <linearGradient id={dawn} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d4650" />
          <stop offset=".62" stopColor="#5a8d93" />
          <stop offset="1" stopColor="#f3c3a3" />
        </linearGradient>
        <clipPath id={screen}>
          <rect x="133" y="107" width="404" height="230" rx="6" />
        </clipPath>
      </defs>
      <g>
        <circle cx="335" cy="236" r="150" fill="none" stroke="var(--c-accent)" strokeOpacity="0.34" />
        <circle cx="335" cy="236" r="205" fill="none" stroke="var(--c-accent)" strokeOpacity="0.24" />
        <circle cx="335" cy="236" r="262" fill="none" stroke="var(--c-accent)" strokeOpacity="0.16" />
        <circle cx="335" cy="236" r="320" fill="none" stroke="var(--c-accent)" strokeOpacity="0.1" />
      </g>
      <circle
        cx="335"
        cy="236"
        r="262"
        fill="none"
        stroke="var(--c-halo)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="120 1700"
        transform="rotate(-62 335 236)"
      />
      <rect x="126" y="100" width="418" height="244" rx="12" fill="#0b1416" />
      <g clipPath={`url(#${screen})`}>
        <rect x="133" y="107" width="404" height="230" fill={`url(#${dawn})`} />
        <circle cx="352" cy="262" r="104" fill="#fff" opacity=".08" />
        <circle cx="352" cy="262" r="72" fill="#fff" opacity=".1" />
        <circle cx="352" cy="262" r="42" fill="#ffc49d" />
        <path d="M133 262c48-30 86-8 128 4s92-34 150-14 84 6 126-8v93H133z" fill="#1b5860" opacity=".75" />
        <path d="M133 292c70-26 140 4 206-4s130-16 198 8v41H133z" fill="#0c3a42" />
      </g>
      <path d="M300 344h70l10 22h-90z" fill="#18262b" />
      <rect x="52" y="366" width="560" height="16" rx="5" fill="#f7ece2" />
      <rect x="52" y="374" width="560" height="8" rx="4" fill="#0f1c20" opacity=".07" />
      <rect x="70" y="382" width="524" height="74" rx="6" fill="#efe1d3" />
      <path d="M245 382v74m175-74v74" stroke="#0f1c20" strokeOpacity=".12" />
      <path d="M92 456v30M572 456v30" stroke="#c9b19a" strokeWidth="9" strokeLinecap="round" />
      <Router x={540} y={252} width={84} height={119} />
      <TvBox x={398} y={331} width={84} height={46} />
      <g transform="rotate(-5 110 280)">
        <Phone x={62} y={200} width={84} height={172} />
      </g>
    </svg>
  )
}
