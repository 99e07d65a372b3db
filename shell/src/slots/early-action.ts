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
 * Marks a page as alive and does what was asked of it before: a button is pressed, a form submitted, once. That happens in
 * a task of its own: in the effect that calls this, React can't yet render what was typed before.
 */
export function comeAlive(content: HTMLElement, target: Window = window): void {
  content.setAttribute(LIVE_ATTRIBUTE, '')
  const early = target[EARLY_ACTION]
  if (!early || !content.contains(early)) return
  delete target[EARLY_ACTION]
  setTimeout(() => {
    if (early instanceof HTMLFormElement) early.requestSubmit()
    else early.click()
  })
}
