import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { BrowserWindow, KeyName, Size } from './engine'
import { installInPage, type FieldQuery, type InPage, type Pattern, type Query } from './in-page'

type Name = string | RegExp

const LIBRARY = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom')),
  '@testing-library/dom.umd.min.js',
)

/** Brings what walks ask a page for into its document, once. */
const INSTALL = `(() => {
  if ('inPage' in window) return
  ${fs.readFileSync(LIBRARY, 'utf8')}
  ;(${installInPage.toString()})()
})()`

/** After which nothing moves any more, in milliseconds. */
const SCROLL_MS = 100

/** More stops than any page has between two controls of a walk. */
const MAX_STOPS = 80

const toPattern = (name: Name): Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

/** query('button', /^Weiter/) → what finds it in the page */
export const query = (role: string, name?: Name, more: { level?: number; within?: Query } = {}): Query => ({
  role,
  ...(name !== undefined && { name: toPattern(name) }),
  ...more,
})

export type Shopper = ReturnType<typeof shopperAt>

/** Somebody who walks through the shop, in whichever engine; each step waits until the page is as far. */
export function shopperAt(browser: BrowserWindow) {
  const run = async <Answer>(
    work: (page: InPage, ...given: never[]) => Answer,
    ...given: unknown[]
  ): Promise<Answer> => {
    await browser.evaluate(INSTALL)
    return (await browser.evaluate(`(${work.toString()})(window.inPage, ...${JSON.stringify(given)})`)) as Answer
  }
  /** Asks again while the page is being left, which ends what runs in it. */
  const ask = async <Answer>(
    work: (page: InPage, ...given: never[]) => Answer,
    ...given: unknown[]
  ): Promise<Answer | undefined> => run(work, ...given).catch(() => undefined)

  const holds = (
    work: (page: InPage, ...given: never[]) => boolean,
    name: string,
    ...given: unknown[]
  ): Promise<void> => expect.poll(() => ask(work, ...given), { message: name }).toBe(true)

  const clickOn = (wanted: Query | FieldQuery): Promise<void> =>
    expect(async () => {
      const pointOf = () => run((page, target: Query | FieldQuery) => page.point(target), wanted)
      const before = await pointOf()
      // WebKit scrolls to what has got the focus a moment later, and the click would meet something else
      await new Promise((drawn) => setTimeout(drawn, SCROLL_MS))
      const point = await pointOf()
      if (!point) throw new Error(`nothing free to be clicked: ${JSON.stringify(wanted)}`)
      if (point.x !== before?.x || point.y !== before.y) throw new Error(`still moving: ${JSON.stringify(wanted)}`)
      await browser.click(point.x, point.y)
    }).toPass({ timeout: 20_000, intervals: [100] })

  return {
    browser,
    ask,
    run,
    holds,
    clickOn,
    async open(address: string): Promise<void> {
      await browser.open(address)
      await this.settles()
    },
    /** Until nothing has been loaded for a while: a page that is left before gives its files up. */
    rests: () =>
      expect.poll(() => ask((page) => page.isResting()), { message: 'nothing is loaded', intervals: [200] }).toBe(true),
    settles: () => holds((page) => page.isSettled(), 'the page is settled'),
    sees: (wanted: Query) =>
      holds((page, target: Query) => page.count(target) > 0, `is there: ${JSON.stringify(wanted)}`, wanted),
    seesNo: (wanted: Query) =>
      holds((page, target: Query) => page.count(target) === 0, `is gone: ${JSON.stringify(wanted)}`, wanted),
    arrivesAt: (heading: Name) =>
      holds(
        (page, target: Query) => page.count(target) > 0,
        `heading ${String(heading)}`,
        query('heading', heading, { level: 1 }),
      ),
    /** A click that came before the page was alive is repeated, as people do. */
    async pick(role: 'radio' | 'checkbox', name: Name): Promise<void> {
      const wanted = query(role, name)
      await expect(async () => {
        if (!(await run((page, target: Query) => page.isChecked(target), wanted))) await clickOn(wanted)
        await expect
          .poll(() => ask((page, target: Query) => page.isChecked(target), wanted), { timeout: 3000 })
          .toBe(true)
      }).toPass({ timeout: 30_000 })
    },
    async fill(label: string, text: string, { exact = false } = {}): Promise<void> {
      const field = { label, exact }
      await clickOn(field)
      await browser.type(text)
      await expect
        .poll(() => ask((page, target: FieldQuery) => page.value(target), field), { message: label })
        .not.toBe('')
    },
    async tabTo(wanted: Query): Promise<void> {
      for (let stops = 0; stops < MAX_STOPS; stops++) {
        if (await run((page, target: Query) => page.hasFocus(target), wanted)) return
        await browser.press('Tab')
      }
      throw new Error(`not reached by Tab: ${JSON.stringify(wanted)}`)
    },
    press: (key: KeyName, held?: 'Shift') => browser.press(key, held),
    resize: (size: Size) => browser.resize(size),
    pageText: async (): Promise<string> => String(await browser.evaluate('document.body.innerText')),
    /** '' while one page is left for another. */
    path: async (): Promise<string> => String(await browser.evaluate('location.pathname').catch(() => '')),
  }
}
