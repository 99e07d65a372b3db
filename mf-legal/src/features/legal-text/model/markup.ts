/**
 * Parsed HTML as plain JSON, about as long as the HTML itself: <a href="/agb">AGB</a> → ['a', {href: '/agb'}, 'AGB'].
 * It holds whatever the author wrote; only `MarkupView` decides what of it reaches a page.
 */
export type Markup = string | MarkupElement
export type MarkupElement = [tag: string, attributes: Record<string, string>, ...children: Markup[]]

/** Turns HTML into markup with the parser of the place: parse5 on the server, the browser's own in a browser. */
export type ParseMarkup = (html: string) => Markup[]
