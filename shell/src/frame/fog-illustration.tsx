import { seldom } from '../messages/seldom.de'

/** A house in the fog that looks for a signal: rings, one arc of morning light, two clouds (DES-8 and DES-50). */
export function FogIllustration() {
  return (
    <svg viewBox="0 0 520 440" role="img" aria-label={seldom.illustration}>
      <g fill="none" stroke="var(--c-accent)" strokeDasharray="3 9" strokeLinecap="round">
        <circle cx="260" cy="214" r="110" strokeOpacity=".7" />
        <circle cx="260" cy="214" r="158" strokeOpacity=".45" />
        <circle cx="260" cy="214" r="206" strokeOpacity=".28" />
      </g>
      <circle
        cx="260"
        cy="214"
        r="158"
        fill="none"
        stroke="var(--c-halo)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="70 1200"
        transform="rotate(-64 260 214)"
      />
      <path d="M164 226 260 140l96 86v136H164z" fill="var(--c-surface)" stroke="var(--c-line-strong)" strokeWidth="3" />
      <path
        d="m146 236 114-102 114 102"
        fill="none"
        stroke="var(--c-accent)"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="232" y="282" width="56" height="80" rx="8" fill="var(--c-accent)" />
      <rect
        x="188"
        y="238"
        width="46"
        height="46"
        rx="8"
        fill="var(--c-halo-soft)"
        stroke="var(--c-halo)"
        strokeWidth="3"
      />
      <rect
        x="286"
        y="238"
        width="46"
        height="46"
        rx="8"
        fill="var(--c-halo-soft)"
        stroke="var(--c-halo)"
        strokeWidth="3"
      />
      <g fill="var(--c-sky)">
        <path
          d="M54 330c0-22 18-40 42-40 10-26 34-42 62-42 32 0 58 20 64 48 6-3 13-4 20-4 24 0 44 18 44 40v4H54z"
          opacity=".94"
        />
        <path d="M250 372c0-20 16-36 38-36 9-24 31-38 56-38 30 0 54 19 60 44 5-2 11-3 17-3 25 0 45 16 45 35v4H250z" />
      </g>
      <path d="M30 378h460" stroke="var(--c-accent)" strokeOpacity=".2" />
    </svg>
  )
}
