import { BROWSER_FLAGS, executablePath } from '../browser.mjs'
import { Refusal, refusing } from './refusal.mjs'

/** How long a page may take to come alive, in milliseconds. */
const LIMIT_MS = 30_000

/** What the shell says of a remote that could not be loaded, mounted or updated. */
const REMOTE_FAILED = 'shell: a remote failed'

/**
 * Opens every page of a release in a browser and sees its code come, its page mount, and nothing fail. `paths` are those of
 * the pages by their ids. Throws a Refusal that names the page.
 */
export async function checkMounts({ url, name, version, entry, paths }) {
  const browser = await refusing(`${name} ${version}: there is no browser to open its pages`, openBrowser)
  try {
    for (const path of paths) {
      const what = `${name} ${version}: ${path} does not work in a browser`
      const problem = await refusing(what, async () =>
        problemOf(await browser.newPage({ locale: 'de-DE' }), {
          url,
          path,
          name,
          base: `/remotes/${name}/${version}/`,
          entry,
        }),
      )
      if (problem) throw new Refusal(`${what}: ${problem}`)
    }
  } finally {
    await browser.close()
  }
}

async function openBrowser() {
  const { chromium } = await import('@playwright/test')
  const executable = executablePath()
  return chromium.launch({ ...(executable && { executablePath: executable }), args: BROWSER_FLAGS })
}

/** True when the shell speaks of another remote: isOfOther('…: remote mf-cart: not in the composition', 'mf-legal') → true */
const isOfOther = (text, name) => {
  const [, named] = /remote (mf-[a-z0-9-]+)/.exec(text) ?? []
  return named !== undefined && named !== name
}

/** What goes wrong on a page, undefined when all is well. */
async function problemOf(page, { url, path, name, base, entry }) {
  const problems = []
  page.on('pageerror', (error) => problems.push(`it throws ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(REMOTE_FAILED) && !isOfOther(text, name)) problems.push(text.split('\n')[0])
  })
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname
    if (file.startsWith(base) && response.status() >= 400) problems.push(`${file} answers ${response.status()}`)
  })
  try {
    const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === base + entry, {
      timeout: LIMIT_MS,
    })
    await page.goto(url + path, { timeout: LIMIT_MS })
    await loaded
    await page.waitForLoadState('networkidle', { timeout: LIMIT_MS })
    // a guard may have led elsewhere
    const stayed = new URL(page.url()).pathname === path
    const slot = page.locator(`#slot-${name}`)
    if (stayed && (await slot.innerText()).trim() === '') problems.push('it shows nothing')
    // the shell's panel stands beside the content
    const panel = slot.locator(':scope > :not([data-content]) [role=alert]')
    if (await panel.count()) problems.push('the failure panel is in its place')
  } catch (error) {
    problems.push(error.message.split('\n')[0])
  }
  await page.close()
  return problems[0]
}
