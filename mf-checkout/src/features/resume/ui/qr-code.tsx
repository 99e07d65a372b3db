import { encode } from 'uqr'
import styles from './resume.module.css'

/** Modules of white around a code, without which cameras don't find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A text as QR code, drawn in the page: no picture that the content security policy would have to allow. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
