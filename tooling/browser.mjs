import fs from 'node:fs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Debian's Chromium where it is installed; undefined leaves the choice to whoever starts a browser, such as Playwright. */
export const executablePath = () => (fs.existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined)

/** Chromium refuses to start as root with its sandbox, and can't build one in a container without rights. */
const WITHOUT_SANDBOX = process.getuid?.() === 0 || process.env.BROWSER_SANDBOX === 'off'

/** Keep Chromium from asking its maker's hosts, which a closed network would answer with failures. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(WITHOUT_SANDBOX ? ['--no-sandbox'] : []),
]
