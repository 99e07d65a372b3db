import { messages } from '../messages/de'

/** How long a page may take until that is said, in milliseconds; one that comes sooner speaks for itself. */
const SAID_AFTER_MS = 1_000

/** Tells assistive technology that main is about to show another page. */
export interface BusySign {
  begin(): void
  end(): void
}

/**
 * Marks main as busy from the moment that a page is left until the next one is there, and says so when that takes long.
 * The region that says it is in the document before its text, so that the text is read.
 */
export function createBusySign(main: HTMLElement): BusySign {
  const region = main.ownerDocument.createElement('p')
  region.className = 'vh'
  region.setAttribute('role', 'status')
  main.after(region)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin() {
      main.setAttribute('aria-busy', 'true')
      timer ??= setTimeout(() => {
        region.textContent = messages.loading
      }, SAID_AFTER_MS)
    },
    end() {
      main.removeAttribute('aria-busy')
      clearTimeout(timer)
      timer = undefined
      region.textContent = ''
    },
  }
}
