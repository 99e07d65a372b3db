import { getAppStatus, MOUNTED, registerApplication, triggerAppChange } from 'single-spa'
import type { RemoteApp } from '@nimbus/shared-contracts/remote'
import type { Visit } from '../routing/visit'
import type { RemoteSlot } from './remote-slot'

/** A page that is to be shown, its payload, and its remote where that is being loaded already. */
export interface Upcoming {
  visit: Visit
  ready: Promise<Visit>
  app?: Promise<RemoteApp>
}

/** The slots of all remotes, of which single-spa shows that of the page's owner. */
export interface OwnedSlots {
  /** Shows the page in its owner's slot and hides all others; a page without an owner hides all. */
  show(next: Upcoming): void
  hide(): void
}

/** Registers an application per remote, which shows its slot; `first` is what the document came with. */
export function registerSlots(
  names: readonly string[],
  first: Upcoming,
  slotOf: (name: string) => RemoteSlot,
): OwnedSlots {
  const slots = new Map(names.map((name) => [name, slotOf(name)]))
  let upcoming = first
  for (const [name, slot] of slots) {
    registerApplication({
      name,
      app: async () => ({
        bootstrap: async () => {},
        mount: async () => slot.show(upcoming.visit, upcoming.ready, upcoming.app),
        unmount: async () => slot.hide(),
      }),
      activeWhen: () => upcoming.visit.owner === name,
    })
  }
  return {
    show(next) {
      upcoming = next
      const { visit, ready, app } = next
      const owner = visit.owner ?? ''
      // single-spa unmounts what it has mounted; the server's HTML of another page it doesn't know
      for (const [name, other] of slots) if (name !== owner && getAppStatus(name) !== MOUNTED) other.hide()
      const slot = slots.get(owner)
      if (slot && getAppStatus(owner) === MOUNTED) slot.show(visit, ready, app)
      else void triggerAppChange()
    },
    hide() {
      for (const slot of slots.values()) slot.hide()
    },
  }
}
