import { useId } from 'react'
import * as messages from '../../../../messages/de'
import { RemoteControl, TvBox } from './shapes'

/** A television with a calm landscape, its box and remote control. */
export function TelevisionArt() {
  const sea = useId()
  const screen = useId()
  return (
    <svg viewBox="0 0 520 330" role="img" aria-label={messages.television.picture}>
      <defs>
        <linearGradient id={sea} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#123f63" />
          <stop offset=".55" stopColor="#3f7d8c" />
          <stop offset="1" stopColor="#f2b48d" />
        </linearGradient>
        <clipPath id={screen}>
          <rect x="27" y="17" width="466" height="252" rx="7" />
        </clipPath>
      </defs>
      <rect x="20" y="10" width="480" height="266" rx="13" fill="#020708" />
      <rect x="20.5" y="10.5" width="479" height="265" rx="12.5" fill="none" stroke="#fff" strokeOpacity=".18" />
      <g clipPath={`url(#${screen})`}>
        <rect x="27" y="17" width="466" height="252" fill={`url(#${sea})`} />
        <circle cx="380" cy="150" r="92" fill="#fff" opacity=".07" />
        <circle cx="380" cy="150" r="60" fill="#fff" opacity=".09" />
        <circle cx="380" cy="150" r="32" fill="#ffd9b8" />
        <path d="M27 170l70-62 52 46 60-76 84 98 50-34 64 52 86-40v115H27z" fill="#0b3946" opacity=".72" />
        <path d="M27 214c120-34 260 6 466-20v75H27z" fill="#062630" />
      </g>
      <rect x="46" y="222" width="120" height="8" rx="4" fill="#fff" opacity=".85" />
      <rect x="46" y="238" width="74" height="6" rx="3" fill="#fff" opacity=".5" />
      <TvBox x={336} y={246} width={128} height={70} />
      <RemoteControl x={474} y={206} width={34} height={118} />
    </svg>
  )
}
