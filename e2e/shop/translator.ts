import type { Page } from '@playwright/test'

/**
 * Does to every page what a browser's translator does: each text node becomes a copy of it in two `<font>` elements, once
 * the page is loaded and again after each change, `delay` milliseconds later. Words stay as they are, so that what is to
 * be seen can be compared with the page that nobody translates.
 */
export async function translate(page: Page, delay: number): Promise<void> {
  await page.addInitScript((wait) => {
    const UNTOUCHED = 'script, style, noscript, textarea, option, svg, font'
    let due: ReturnType<typeof setTimeout> | undefined
    const wrap = (): void => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode } = walker
        if (currentNode.parentElement && !currentNode.parentElement.closest(UNTOUCHED)) texts.push(currentNode)
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.textContent
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    const plan = (): void => {
      due ??= setTimeout(() => {
        due = undefined
        wrap()
      }, wait)
    }
    addEventListener('load', () => {
      plan()
      new MutationObserver(plan).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  }, delay)
}
