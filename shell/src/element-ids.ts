/** Elements of the document that the shell renders into, on the server and in the browser. */
export const FRAME_IDS = { header: 'shell-header', footer: 'shell-footer', overlays: 'shell-overlays' } as const

/** Prefix of React's generated ids in a part of the frame; server and browser must agree on it. */
export const framePrefix = (id: string): string => `${id}-`

/** id of main, target of the skip link (UI-11). */
export const MAIN_ID = 'inhalt'
