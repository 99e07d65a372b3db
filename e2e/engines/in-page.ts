import type * as TestingLibrary from '@testing-library/dom'

/** A pattern that can be sent into a page. */
export type Pattern = string | { source: string; flags: string }

/** An element as whoever uses the page knows it: by role and name. A name that is text is the whole name. */
export interface Query {
  role: string
  name?: Pattern
  level?: number
  within?: Query
}

/** A field by a part of its label, or the whole of it. */
export interface FieldQuery {
  label: string
  exact: boolean
}

interface Point {
  x: number
  y: number
}

/** What walks ask a page for; installed in each document. */
export interface InPage {
  count(query: Query): number
  /** Where a click meets the element, once it is scrolled to; undefined while it isn't there or something covers it. */
  point(query: Query | FieldQuery): Point | undefined
  value(query: FieldQuery): string | undefined
  isChecked(query: Query): boolean
  hasFocus(query: Query): boolean
  /** Settled: the shell lives, and nothing is still loading. */
  isSettled(): boolean
  /** Nothing was loaded since a while. */
  isResting(): boolean
  /** Panels and pages of errors that are shown. */
  errorsShown(): string[]
  layoutFaults(): string[]
  /** What has the focus and lies wholly behind something else. */
  coveredFocus(): string | undefined
  /** Buttons that open dialogs, by what they are: their classes, without those of one build. */
  dialogOpeners(): string[]
  /** Gives the focus to the first opener of a kind; false where it doesn't take it. */
  focusOpener(kind: string): boolean
  /** What has the focus: the kind of an opener, of anything else its markup. */
  focused(): string
  /** How far the part of the top dialog that scrolls can still go down, in px; undefined without a dialog. */
  leftToScroll(): number | undefined
  /** Whether a key that scrolls reaches the part of the dialog that scrolls. */
  scrollerHasFocus(): boolean
}

declare global {
  interface Window {
    inPage?: InPage
    TestingLibraryDom?: typeof TestingLibrary
  }
}

/** Runs in the page, beside Testing Library; so it is one function without anything from outside. */
export function installInPage(): void {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom!
  const patternOf = (pattern: Pattern | undefined): string | RegExp | undefined =>
    typeof pattern === 'object' ? new RegExp(pattern.source, pattern.flags) : pattern
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  const locate = ({ role, name, level, within }: Query): HTMLElement[] => {
    const areas = within ? locate(within) : [document.body]
    const wanted = { ...(name !== undefined && { name: patternOf(name) }), ...(level !== undefined && { level }) }
    return areas.flatMap((area) => queryAllByRole(area, role, wanted)).filter(isShown)
  }
  const field = ({ label, exact }: FieldQuery): HTMLInputElement | undefined =>
    queryAllByLabelText<HTMLInputElement>(document.body, label, { exact, selector: 'input, select, textarea' }).find(
      isShown,
    )
  // messages lie over the page for some seconds, on purpose
  const isMessage = (element: Element): boolean => element.closest('[data-above-dialogs]') !== null
  const meets = (element: Element, x: number, y: number): boolean => {
    const at = document.elementsFromPoint(x, y).find((one) => isMessage(element) || !isMessage(one))
    return (
      at !== undefined &&
      (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element) === true)
    )
  }
  const grid = [0.5, 0.3, 0.7, 0.1, 0.9]
  const freePoint = (element: Element): Point | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const across of grid)
      for (const down of grid) {
        const [x, y] = [left + width * across, top + height * down]
        if (meets(element, x, y)) return { x, y }
      }
    return undefined
  }
  const describe = (element: Element): string => {
    const { top, bottom } = element.getBoundingClientRect()
    const { left, width } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
    const behind = above ? `behind ${above.outerHTML.slice(0, 80)}` : 'off the screen'
    return `${element.outerHTML.slice(0, 140)} at ${Math.round(top)}–${Math.round(bottom)} of ${innerHeight}, ${behind}`
  }
  const openers = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]')].filter(isShown)
  // names of CSS modules end in a hash, which tells nothing
  const kindOf = ({ classList }: Element): string =>
    [...classList].filter((name) => !/[_-]{1,2}[\w-]{5,}$/.test(name)).join('.')
  const dialog = (): Element | undefined => [...document.querySelectorAll('[role=dialog]')].at(-1)
  const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY)
  const scroller = (): Element | undefined => {
    const top = dialog()
    if (!top) return undefined
    const all = [top, ...top.querySelectorAll('*')].filter(isScroller)
    return all.find((one) => one.scrollHeight > one.clientHeight + 1) ?? all[0] ?? top
  }
  // the last text of the page: nothing may lie over it once the page is scrolled to its end
  const lastContent = (): Element | undefined =>
    [...document.querySelectorAll('footer *, main *')]
      .filter(
        (one) => one.childElementCount === 0 && one.textContent.trim() !== '' && isShown(one) && one.checkVisibility(),
      )
      .at(-1)

  window.inPage = {
    count: (query) => locate(query).length,
    point(query) {
      const element = 'role' in query ? locate(query)[0] : field(query)
      if (!element) return undefined
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const label = element.closest('label')
      return freePoint(element) ?? (label ? freePoint(label) : undefined)
    },
    value: (query) => field(query)?.value,
    isChecked: (query) => (locate(query)[0] as HTMLInputElement | undefined)?.checked === true,
    hasFocus: (query) => locate(query).some((element) => element === document.activeElement),
    isSettled: () =>
      queryAllByRole(document.body, 'status', { name: 'Meldungen' }).length === 1 &&
      document.querySelector('[aria-busy=true]') === null,
    isResting() {
      const loads = performance.getEntriesByType('resource')
      const last = Math.max(0, ...loads.map(({ startTime, duration }) => startTime + duration))
      return document.readyState === 'complete' && performance.now() - last > 2000
    },
    errorsShown: () =>
      [...document.querySelectorAll('.error-page, [role=alert]')]
        .filter((one) => isShown(one) && one.textContent.trim() !== '')
        .map(({ textContent }) => textContent.slice(0, 200)),
    layoutFaults() {
      const { scrollWidth, clientWidth } = document.documentElement
      const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to scroll sideways`] : []
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const last = lastContent()
      if (last && !freePoint(last)) faults.push(`the last of the page is covered: ${describe(last)}`)
      return faults
    },
    coveredFocus() {
      const element = document.activeElement
      return element && element !== document.body && !freePoint(element) ? describe(element) : undefined
    },
    dialogOpeners: () => [...new Set(openers().map(kindOf))],
    focusOpener(kind) {
      const opener = openers().find((one) => kindOf(one) === kind)
      opener?.focus()
      return opener !== undefined && opener === document.activeElement
    },
    focused() {
      const opener = openers().find((one) => one === document.activeElement)
      return opener ? kindOf(opener) : (document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing')
    },
    leftToScroll() {
      const part = scroller()
      return part && Math.round(part.scrollHeight - part.clientHeight - part.scrollTop)
    },
    scrollerHasFocus: () => scroller()?.contains(document.activeElement) === true,
  }
}
