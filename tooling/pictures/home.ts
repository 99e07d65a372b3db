import { placed, type Place } from './svg'

const ROUTER = 'M34 26c0-13 11-22 24-22h44c13 0 24 9 24 22v160c0 16-13 26-28 26H62c-15 0-28-10-28-26z'

/** The upright router with its halo light. */
export const router = (place: Place): string =>
  placed(
    place,
    '0 0 160 226',
    '<ellipse cx="80" cy="216" rx="66" ry="7" fill="#0f1c20" opacity=".13"/>' +
      `<path d="${ROUTER}" fill="#fbfdfd"/><path d="${ROUTER}" fill="url(#round)" opacity=".6"/><path d="${ROUTER}" fill="none" stroke="#0f1c20" stroke-opacity=".16"/>` +
      '<circle cx="80" cy="62" r="21" fill="none" stroke="#00616b" stroke-width="2.500"/><circle cx="80" cy="62" r="21" fill="none" stroke="#ffb58a" stroke-width="2.500" stroke-dasharray="32 100" stroke-linecap="round"/>' +
      '<path d="M62 176h36" stroke="#00616b" stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="M62 186h36M62 193h36M62 200h36" stroke="#0f1c20" stroke-opacity=".12" stroke-width="2" stroke-linecap="round"/>',
  )

/** The TV box, a low dark puck. */
export const tvBox = (place: Place): string =>
  placed(
    place,
    '0 0 160 104',
    '<ellipse cx="80" cy="92" rx="72" ry="8" fill="#0f1c20" opacity=".14"/>' +
      '<path d="M10 48c0-10 8-16 20-18l42-6c6-.8 10-.8 16 0l42 6c12 2 20 8 20 18v22c0 12-9 20-22 20H32c-13 0-22-8-22-20z" fill="#1b2a2f"/>' +
      '<path d="M10 48c0-10 8-16 20-18l42-6c6-.8 10-.8 16 0l42 6c12 2 20 8 20 18 0 8-8 13-20 13H30c-12 0-20-5-20-13z" fill="#2b3f46"/>' +
      '<path d="M18 46c2-6 8-9 16-10l40-5c4-.5 8-.5 12 0l20 2.500" stroke="#fff" stroke-opacity=".22" stroke-width="1.500" fill="none" stroke-linecap="round"/><circle cx="80" cy="76" r="3" fill="#74d3d8"/>',
  )

/** A television with a morning landscape: the sun between three hills. */
export const television = (place: Place): string =>
  placed(
    place,
    '0 0 418 274',
    '<rect width="418" height="244" rx="12" fill="#0b1416"/>' +
      '<clipPath id="television"><rect x="7" y="7" width="404" height="230" rx="6"/></clipPath>' +
      '<g clip-path="url(#television)"><rect x="7" y="7" width="404" height="230" fill="url(#dawn)"/>' +
      '<circle cx="226" cy="162" r="104" fill="#fff" opacity=".08"/><circle cx="226" cy="162" r="72" fill="#fff" opacity=".1"/><circle cx="226" cy="162" r="42" fill="#ffc49d"/>' +
      '<path d="M7 162c48-30 86-8 128 4s92-34 150-14 84 6 126-8v93H7z" fill="#1b5860" opacity=".75"/><path d="M7 192c70-26 140 4 206-4s130-16 198 8v41H7z" fill="#0c3a42"/></g>' +
      '<path d="M174 244h70l10 22h-90z" fill="#18262b"/>',
  )

/** The remote control of the TV box. */
export const remoteControl = (place: Place): string =>
  placed(
    place,
    '0 0 36 128',
    '<rect x="2" y="2" width="32" height="124" rx="15" fill="#1b2a2f"/><rect x="2.500" y="2.500" width="31" height="123" rx="14.500" fill="none" stroke="#fff" stroke-opacity=".2"/>' +
      '<circle cx="18" cy="32" r="10.500" fill="#2f464e"/><circle cx="18" cy="32" r="4" fill="#1b2a2f"/><circle cx="18" cy="9.500" r="2" fill="#ffb58a"/>' +
      '<g fill="#2f464e"><rect x="8" y="54" width="7" height="16" rx="3.500"/><rect x="21" y="54" width="7" height="16" rx="3.500"/><circle cx="11.500" cy="82" r="3"/><circle cx="24.500" cy="82" r="3"/></g>',
  )

/** A low shelf of light wood. */
export const sideboard = (x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="16" rx="5" fill="#f7ece2"/><rect x="${x}" y="${y + 8}" width="${width}" height="8" rx="4" fill="#0f1c20" opacity=".07"/>` +
  `<rect x="${x + 18}" y="${y + 16}" width="${width - 36}" height="74" rx="6" fill="#efe1d3"/>` +
  `<path d="M${x + 40} ${y + 90}v28M${x + width - 40} ${y + 90}v28" stroke="#c9b19a" stroke-width="9" stroke-linecap="round"/>` +
  `<path d="M${x + width / 3} ${y + 16}v74M${x + (2 * width) / 3} ${y + 16}v74" stroke="#0f1c20" stroke-opacity=".12"/>`
