import { formatDay, formatGermanDate } from '@nimbus/shared-contracts/dates'
import { PORT_REJECTION_TEXTS, type Milestone, type OrderStatus } from '@nimbus/shared-contracts/order-status'
import {
  givesNotice,
  parcelNames,
  SOMEBODY_AT_HOME,
  switchTexts,
  visitText,
  WE_GIVE_NOTICE,
} from '@nimbus/shared-contracts/wording'
import { openTasks } from '../../../model/open-tasks'
import { orderStatus as text } from '../../../messages/order-status.de'

/** What the confirmation of the order promised, by what it is about. */
export interface Promised {
  id: 'received' | 'confirmed' | 'identified' | 'porting' | 'dispatched' | 'appointment' | 'activated'
  when: string
  title: string
  text: string
}

export interface Entry {
  id: Milestone
  when: string
  title: string
  text: string
  look?: 'done' | 'problem' | undefined
}

/** An order that goes nowhere from here: what was to come doesn't. */
const STOPPED = ['assessingCancellation', 'pendingCancellation', 'cancelled', 'rejected', 'failed']

/** What the customer does next: what is open, or that it is our turn, and what comes of it. */
export function nextOf(status: OrderStatus): string {
  const { state } = status.progress
  const { waits, next } = text.states[state]
  const tasks = STOPPED.includes(state) || state === 'completed' ? [] : openTasks(status)
  const todo = tasks.map((task) => text.tasks[task])
  return [...todo, ...(waits && todo.length === 0 ? [text.nothingToDo] : []), next].filter(Boolean).join(' ')
}

/** What has happened to an order and, unless it is stopped, what is to come and when, in the order of its milestones. */
export function timeline(status: OrderStatus, promised: readonly Promised[]): Entry[] {
  const stopped = STOPPED.includes(status.progress.state)
  return byDay(status).flatMap((id) => {
    const entry = happened[id](status) ?? (stopped ? undefined : toCome(id, status, promised))
    return entry ? [{ id, ...entry }] : []
  })
}

/** The milestones as their days follow one another: the change of a line comes with its start, though it is answered long before. */
function byDay({ milestones, landline, progress: { porting, activated_at } }: OrderStatus): readonly Milestone[] {
  const isOpen = landline && (!porting || porting.state === 'REQUESTED') && milestones.includes('porting-answered')
  if (!isOpen) return milestones
  const others = milestones.filter((id) => id !== 'porting-answered')
  const place = activated_at ? others.length : others.indexOf('activated')
  return [...others.slice(0, place), 'porting-answered', ...others.slice(place)]
}

type Said = Omit<Entry, 'id'>

const done = (at: string | undefined, title: string, says: string): Said | undefined =>
  at === undefined ? undefined : { when: formatDay(at), title, text: says, look: 'done' }

/** By milestone, what to say once it is reached; undefined before. */
const happened: Record<Milestone, (status: OrderStatus) => Said | undefined> = {
  received: ({ ordered_at, email }) => done(ordered_at, text.happened.received, text.happened.receivedText(email)),
  confirmed: ({ progress }) => done(progress.confirmed_at, text.happened.confirmed, text.happened.confirmedText),
  identified: ({ progress }) => done(progress.identified_at, text.happened.identified, text.happened.identifiedText),
  'porting-requested': ({ progress }) => done(progress.porting?.asked_at, text.happened.asked, text.happened.askedText),
  'porting-answered': ({ progress: { porting }, landline }) => {
    if (porting?.state === 'ACCEPTED' && porting.on) {
      const says = switchTexts(landline?.provider_change?.business_case, porting.on).join(' ')
      return done(porting.at, text.happened.agreed, says)
    }
    if (porting?.state !== 'REJECTED' || !porting.code) return undefined
    const { reason, action } = PORT_REJECTION_TEXTS[porting.code]
    return {
      when: formatDay(porting.at),
      title: text.happened.refused,
      text: text.happened.refusedText(reason, action),
      look: 'problem',
    }
  },
  dispatched: ({ progress: { parcel }, ...order }) => {
    const sent = text.happened.dispatchedText(parcelNames(order))
    const number = parcel?.number === undefined ? [] : [text.happened.parcel(parcel.number)]
    return done(parcel?.sent_at, text.happened.dispatched, [sent, ...number].join(' '))
  },
  access: ({ progress, mobile }) =>
    done(
      progress.access_sent_at,
      mobile ? text.happened.esim : text.happened.access,
      mobile ? text.happened.esimText : text.happened.accessText,
    ),
  appointment: ({ progress: { activated_at, appointment } }) =>
    activated_at && appointment
      ? {
          when: formatGermanDate(appointment.on),
          title: text.happened.visited,
          text: text.happened.visitedText,
          look: 'done',
        }
      : undefined,
  activated: ({ progress }) => done(progress.activated_at, text.happened.activated, text.happened.activatedText),
}

/** A milestone that is still to come; undefined for one that isn't needed any more. */
function toCome(id: Milestone, status: OrderStatus, promised: readonly Promised[]): Said | undefined {
  const { progress, landline } = status
  const of = (wanted: Promised['id']): Promised | undefined => promised.find((step) => step.id === wanted)
  if (id === 'porting-requested') {
    const notice = givesNotice(landline?.provider_change?.business_case) ? [WE_GIVE_NOTICE] : []
    const says = [text.expected.askingText, ...notice].join(' ')
    // a number that isn't released can't be asked for: it is asked for when it would come
    const when = openTasks(status).includes('release') ? of('porting')?.when : undefined
    return { when: when ?? text.expected.askingWhen, title: text.expected.asking, text: says }
  }
  if (id === 'porting-answered' && progress.porting?.state === 'CORRECTED') return text.expected.answeringAgain
  if (id === 'appointment') {
    // a service that runs needs no visit
    if (progress.activated_at) return undefined
    const { appointment: title, proposed: when } = text.expected
    if (progress.appointment) return { when: visitText(progress.appointment), title, text: SOMEBODY_AT_HOME }
    if (openTasks(status).includes('appointment')) return { when, title, text: text.tasks.appointment }
  }
  // it is promised with what it is for
  if (id === 'access') return undefined
  const step = of(id === 'porting-answered' ? 'porting' : id)
  return step && { when: step.when, title: step.title, text: step.text }
}
