/** Elements of the document that the shell renders into, on the server and in the browser. */
export const FRAME_IDS = { header: 'shell-header', footer: 'shell-footer', overlays: 'shell-overlays' } as const

/** Prefix of React's generated ids in a part of the frame; server and browser must agree on it. */
export const framePrefix = (id: string): string => `${id}-`

/** id of main, target of the skip link (UI-11). */
export const MAIN_ID = 'inhalt'

/** Hash of the footer link that opens the consent dialog again, from any page. */
export const CONSENT_HASH = '#datenschutz-einstellungen'

/** Name of the header's panels: a browser keeps at most one of them open. */
export const HEADER_PANELS = 'kopfbereich'

/** id of the shell's own place in main, for pages that no remote has. */
export const ERROR_SLOT_ID = 'slot-shell'
