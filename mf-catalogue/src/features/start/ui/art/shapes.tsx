/** Where a shape stands in its scene, in the scene's units. */
interface Place {
  x: number
  y: number
  width: number
  height: number
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
