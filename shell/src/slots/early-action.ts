/** Marks the element with a page's HTML in a slot. */
export const CONTENT_ATTRIBUTE = 'data-content'

/** Set on that element once the page in it reacts to events. */
export const LIVE_ATTRIBUTE = 'data-live'

/** Where the document's first script keeps what was pressed or submitted before. */
export const EARLY_ACTION = 'nimbusEarlyAction'

declare global {
  interface Window {
    [EARLY_ACTION]?: HTMLElement
  }
}

/**
 * Marks a page as alive and does what was asked of it before: a button is pressed, a form submitted, once. Both happen in a
 * task of its own: in the effect that calls this, fields have yet to report what was typed before (`useEarlyInput` of
 * shared-ui, in a microtask), and until they have, a press is kept like those before it.
 */
export function comeAlive(content: HTMLElement): void {
  setTimeout(() => {
    content.setAttribute(LIVE_ATTRIBUTE, '')
    const early = window[EARLY_ACTION]
    if (!early || !content.contains(early)) return
    delete window[EARLY_ACTION]
    if (early instanceof HTMLFormElement) early.requestSubmit()
    else early.click()
  })
}
