import { publish } from '@nimbus/shared-contracts/events'
import { watchStorage } from '@nimbus/shared-contracts/storage'
import { messages } from '../messages/de'

/**
 * Says once each what the browser doesn't keep and what of it could not be read, and each time that a change is not taken, as
 * soon as toasts can be shown; returns what tells of refused cookies.
 */
export function tellLosses(ready: () => Promise<void>): () => void {
  const told = new Set<object>()
  const say = (notice: { title: string; message: string }): void => {
    if (told.has(notice)) return
    told.add(notice)
    show(notice)
  }
  const show = (notice: { title: string; message: string }): void =>
    void ready().then(() => publish('toast:show', { type: 'warning', ...notice, duration: 0 }))
  watchStorage((problem) => {
    if (problem === 'refused') show(messages.notTaken)
    else say(problem === 'not-writable' ? messages.nothingKept : messages.notAllRead)
  })
  return () => say(messages.nothingKept)
}
