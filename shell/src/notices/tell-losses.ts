import { publish } from '@nimbus/shared-contracts/events'
import { watchStorage } from '@nimbus/shared-contracts/storage'
import { loadNotices, type Notice } from '../messages/load-notices'

type Loss = Exclude<Notice, 'continueOrder'>

/**
 * Says once each what the browser doesn't keep and what of it could not be read, and each time that a change is not taken, as
 * soon as toasts can be shown; returns what tells of refused cookies.
 */
export function tellLosses(ready: () => Promise<void>): () => void {
  const told = new Set<Loss>()
  const say = (loss: Loss): void => {
    if (told.has(loss)) return
    told.add(loss)
    show(loss)
  }
  const show = (loss: Loss): void =>
    void Promise.all([loadNotices(), ready()]).then(
      ([notices]) => publish('toast:show', { type: 'warning', ...notices[loss], duration: 0 }),
      // a page without its files has more to say than this
      () => {},
    )
  watchStorage((problem) => {
    if (problem === 'refused') show('notTaken')
    else say(problem === 'not-writable' ? 'nothingKept' : 'notAllRead')
  })
  return () => say('nothingKept')
}
