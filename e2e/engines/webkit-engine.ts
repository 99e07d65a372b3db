import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../shop-api/src/testing/free-port'
import type { BrowserWindow, Engine, KeyName } from './engine'
import { listenToShop, type Listener } from './listener'

const KEYS: Record<KeyName | 'Shift', string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
  Shift: Key.SHIFT,
}

/** GTK keeps a window as wide as its buttons are, wider than a phone; these have no size. */
const NARROW = 'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'
const SMALL_PICTURES = 'image { -gtk-icon-transform: scale(0.1) }'

/** Wider and higher than any window of the walks, in px. */
const SCREEN = '1400x1200x24'

/** Time for a window to take its size in ms, how often it is asked to, and what its frame is below in px. */
const RESIZE_MS = 100
const RESIZE_TRIES = 50
const MAX_FRAME = 60

/** Time for the driver to listen, in ms. */
const START_LIMIT_MS = 30_000

interface WebKitPrograms {
  browser: string
  driver: string
  display: string
}

/** WebKitGTK over WebDriver, on a display that nobody sees: it has no window without one. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-webkit-'))
  fs.mkdirSync(path.join(settings, 'gtk-3.0'))
  fs.writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), `${NARROW}\n${SMALL_PICTURES}\n`)
  const display = await startDisplay(programs.display)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: settings, LANGUAGE: 'de', GTK_A11Y: 'none' },
  })
  await listening(port)
  return {
    newWindow: (shop) => newWindow(`http://127.0.0.1:${port}`, programs.browser, shop),
    async stop() {
      await Promise.all([ended(driver), ended(display.server)])
      fs.rmSync(settings, { recursive: true, force: true })
    },
  }
}

async function newWindow(driverUrl: string, browser: string, shop: string): Promise<BrowserWindow> {
  const listener = await listenToShop(shop)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const session = await new Builder().usingServer(driverUrl).withCapabilities(capabilities).build()
  return windowOf(session, listener)
}

function windowOf(session: WebDriver, listener: Listener): BrowserWindow {
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer = await session.executeAsyncScript<{ value?: unknown; error?: string }>(
      `const done = arguments[arguments.length - 1]
       Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
    )
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }
  return {
    open: (address) => session.get(new URL(address, listener.origin).href),
    evaluate,
    click: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    press(key, held) {
      const keys = session.actions()
      if (held) keys.keyDown(KEYS[held])
      keys.keyDown(KEYS[key]).keyUp(KEYS[key])
      if (held) keys.keyUp(KEYS[held])
      return keys.perform()
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    async resize({ width, height }) {
      const inner = async (): Promise<[number, number]> =>
        (await evaluate('[innerWidth, innerHeight]')) as [number, number]
      let [across, down] = [width, height]
      // the window has a frame, and takes its new size a moment later
      for (let tries = 0; tries < RESIZE_TRIES; tries++) {
        await session.manage().window().setRect({ x: 0, y: 0, width: across, height: down })
        await new Promise((resolve) => setTimeout(resolve, RESIZE_MS))
        const [shownAcross, shownDown] = await inner()
        if (shownAcross === width && shownDown === height) return
        const [offAcross, offDown] = [width - shownAcross, height - shownDown]
        if (Math.abs(offAcross) < MAX_FRAME && Math.abs(offDown) < MAX_FRAME) {
          across += offAcross
          down += offDown
        }
      }
      throw new Error(`e2e: WebKit has no window of ${width} × ${height}`)
    },
    problems: () => listener.problems(),
    async close() {
      await session.quit()
      await listener.close()
    },
  }
}

/** A display of its own; it chooses a number that is free and tells it. */
async function startDisplay(program: string): Promise<{ server: ChildProcess; name: string }> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { server, name: `:${number.toString().trim()}` }
}

async function listening(port: number): Promise<void> {
  const until = Date.now() + START_LIMIT_MS
  while (Date.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`e2e: no WebKitWebDriver in ${START_LIMIT_MS} ms`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  child.kill()
  await end
}
