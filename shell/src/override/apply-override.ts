import { overrideMessages as text } from '../messages/override.de'
import type { PageData } from '../page-data'
import { OVERRIDE_KEY } from './asked-for'
import { showOverrideNotice } from './override-notice'
import { developmentContainer, OVERRIDE_PARAMETER, parseOverride, type Override } from './parse-override'

export interface OverrideServices {
  address: Pick<Location, 'href' | 'replace'>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Asks the edge whether it lets overrides in. */
  allowed(): Promise<boolean>
}

/** Address of the edge that answers only where overrides are allowed. */
const PERMISSION = '/_overrides'

const browser = (): OverrideServices => ({
  address: location,
  storage: sessionStorage,
  allowed: () =>
    fetch(PERMISSION).then(
      ({ ok }) => ok,
      () => false,
    ),
})

/**
 * The page's data with one remote from a developer's machine in the place of its release, as the address asks, or the tab
 * remembers. The edge allows the script of that origin only to a document that was asked for with the parameter, so a tab
 * that remembers loads the page once more with it. Whatever is refused is said, and the data stay as they are.
 */
export async function applyOverride(data: PageData, services: OverrideServices = browser()): Promise<PageData> {
  const { address, storage, allowed } = services
  const url = new URL(address.href)
  const asked = url.searchParams.get(OVERRIDE_PARAMETER)
  const wanted = asked ?? storage.getItem(OVERRIDE_KEY) ?? ''
  const override = parseOverride(wanted)
  const refusal = override ? ((await allowed()) ? undefined : text.notAllowed) : text.notLoopback
  if (!override || refusal) {
    storage.removeItem(OVERRIDE_KEY)
    console.error(
      `shell: the override "${wanted}" is refused, since ${override ? 'overrides are off' : 'it is not on this machine'}`,
    )
    showOverrideNotice(refusal ?? text.notLoopback)
    return data
  }
  storage.setItem(OVERRIDE_KEY, wanted)
  if (asked === null) {
    url.searchParams.set(OVERRIDE_PARAMETER, wanted)
    address.replace(url.href)
    // the document is being left
    return new Promise(() => {})
  }
  showOverrideNotice(text.active(override.name, override.origin), () => {
    storage.removeItem(OVERRIDE_KEY)
    // the page that is shown by then
    const shown = new URL(address.href)
    shown.searchParams.delete(OVERRIDE_PARAMETER)
    address.replace(shown.href)
  })
  return overridden(data, override)
}

/** The remote is loaded from there, and its pages are rendered in the browser alone, with what its own code loads. */
function overridden(data: PageData, { name, entry, origin }: Override): PageData {
  const releases = data.composition.releases.map((release) =>
    release.name === name
      ? { ...release, version: 'dev', base: `${origin}/`, entry, container: developmentContainer(name), integrity: '' }
      : release,
  )
  const isShown = data.visit.owner === name
  return {
    ...data,
    composition: { ...data.composition, releases },
    ...(isShown && { rendered: false, visit: { ...data.visit, payload: undefined } }),
  }
}
