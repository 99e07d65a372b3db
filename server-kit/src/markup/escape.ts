const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML and XML show it, in elements and attributes. escapeMarkup('TV & "mehr"') → 'TV &amp; &quot;mehr&quot;' */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
