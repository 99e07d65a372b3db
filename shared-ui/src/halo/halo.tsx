/** The ring of the brand, without the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <circle
        cx="13"
        cy="13"
        r="9.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeDasharray="44.5 17.1"
        transform="rotate(14 13 13)"
      />
      <circle
        cx="13"
        cy="13"
        r="9.8"
        fill="none"
        stroke="var(--c-halo)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeDasharray="6.6 55"
        transform="rotate(-65 13 13)"
      />
    </svg>
  )
}

/** The loader's ring; turns inside of `.loader`. */
function Orbit() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="24" fill="none" stroke="currentColor" strokeOpacity=".18" strokeWidth="5" />
      <g className="orbit">
        <circle
          cx="32"
          cy="32"
          r="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="62 200"
        />
        <circle cx="32" cy="8" r="4.5" fill="var(--c-halo)" />
      </g>
    </svg>
  )
}

/** Ring and cloud above the text of an empty state. */
function Cloud() {
  return (
    <svg className="art" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <circle
        cx="80"
        cy="62"
        r="44"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".35"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <circle
        cx="80"
        cy="62"
        r="44"
        fill="none"
        stroke="var(--c-halo)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="34 260"
        transform="rotate(-70 80 62)"
      />
      <path d="M44 92c0-12 10-21 22-21 5-13 17-20 30-20 16 0 28 10 31 25 9 1 15 8 15 16v2H44z" fill="var(--c-sky)" />
    </svg>
  )
}

/** The halo as loader orbit or as picture of an empty state; decorative, one per scene. */
export function Halo({ kind }: { kind: 'orbit' | 'cloud' }) {
  return kind === 'orbit' ? <Orbit /> : <Cloud />
}
