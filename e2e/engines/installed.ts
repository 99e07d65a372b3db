import fs from 'node:fs'
import path from 'node:path'
import { executablePath } from '../../tooling/browser.mjs'
import type { EngineName } from './engine'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const X_SERVER = '/usr/bin/Xvfb'

/** Debian has the browser of WebKitGTK in a folder by machine and version: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser */
function miniBrowser(): string | undefined {
  if (!fs.existsSync('/usr/lib')) return undefined
  const folders = fs.readdirSync('/usr/lib').flatMap((machine) => {
    const folder = path.join('/usr/lib', machine)
    return machine.includes('-linux-gnu') ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : []
  })
  return folders
    .filter((folder) => path.basename(folder).startsWith('webkit2gtk-'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => fs.existsSync(file))
}

/** The programs of an engine, or the Debian packages that bring them. */
export type Programs = { browser: string; driver: string; display: string } | { packages: string }

const puppeteers = (browser: string | undefined, packages: string): Programs =>
  browser === undefined ? { packages } : { browser, driver: '', display: '' }

/** Where an engine's programs are on this machine. */
export function installed(engine: EngineName): Programs {
  if (engine === 'chromium') return puppeteers(executablePath(), 'chromium')
  if (engine === 'firefox')
    return puppeteers(
      FIREFOX.find((file) => fs.existsSync(file)),
      'firefox-esr',
    )
  const browser = miniBrowser()
  if (browser === undefined || !fs.existsSync(WEBKIT_DRIVER) || !fs.existsSync(X_SERVER))
    return { packages: 'webkit2gtk-driver xvfb' }
  return { browser, driver: WEBKIT_DRIVER, display: X_SERVER }
}
