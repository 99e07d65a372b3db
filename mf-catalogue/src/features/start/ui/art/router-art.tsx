import { Router } from './shapes'

/** The router in its halo; scenery. */
export function RouterArt() {
  return (
    <svg viewBox="0 0 460 300" aria-hidden="true">
      <circle cx="230" cy="160" r="190" fill="none" stroke="var(--c-accent)" strokeOpacity=".12" />
      <circle cx="230" cy="160" r="140" fill="none" stroke="var(--c-accent)" strokeOpacity=".2" />
      <circle
        cx="230"
        cy="160"
        r="92"
        fill="none"
        stroke="var(--c-halo)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="90 600"
        transform="rotate(-75 230 160)"
      />
      <circle cx="230" cy="160" r="92" fill="none" stroke="var(--c-accent)" strokeOpacity=".32" />
      <Router x={146} y={40} width={176} height={249} />
    </svg>
  )
}
