import type { Answer, Command } from './events'
import { checked, goOn, takeOver } from './resume'
import { restored, stepSaved, toOpenStep } from './saved-steps'
import {
  confirm,
  isEnded,
  lose,
  recover,
  refusedSending,
  send,
  sentElsewhere,
  submit,
  submittedWithOtherKey,
} from './send'
import { correct, initiated, notChecked, notStarted, startedWithOtherKey, start, startRefused } from './start'
import { nameOf, type Resting, type State, type Tab, type Waiting } from './state'
import { to, toCart, type OnAnswer, type OnCommand, type Transition } from './transition'

/** What a resting order does at a command; all others leave it as it is. */
const COMMANDS: Record<Resting, { [T in Command['type']]?: OnCommand<T> }> = {
  empty: { continue: toCart, 'take-over': takeOver },
  cart: { start, continue: goOn, 'take-over': takeOver, 'step-saved': stepSaved, lose, recover },
  initiated: { start, continue: goOn, 'take-over': takeOver, 'step-saved': stepSaved, lose, recover, send },
  sent: { continue: toCart, 'take-over': takeOver },
  'sent-elsewhere': { continue: toCart, 'take-over': takeOver },
}

/** What a waiting order does at an answer. A refusal that isn't named is `refused`. */
const ANSWERS: { [S in Waiting]: { [T in Answer['type']]?: OnAnswer<S, T> } & { refused: OnAnswer<S, 'refused'> } } = {
  checking: { checked, 'address-doubted': toCart, refused: toCart },
  initiating: {
    initiated,
    corrected: correct,
    'session-ended': (tab, call) => notStarted(tab, call, undefined),
    'not-checked': notChecked,
    'key-conflict': startedWithOtherKey,
    refused: startRefused,
  },
  restoring: { saved: restored, refused: (tab, call) => toOpenStep(tab, call) },
  agreeing: { agreed: submit, 'sent-before': submit, ...refusedSending('overviewSave') },
  submitting: {
    ordered: confirm,
    'sent-before': (_tab, _call, { orderId }) => sentElsewhere(orderId),
    'key-conflict': submittedWithOtherKey,
    ...refusedSending('submit'),
  },
  recovering: { ordered: confirm, refused: (_, { orderId }) => sentElsewhere(orderId) },
}

/** A handler of the tables: their keys are the types of states and events, which no type can follow through a look-up. */
type Handler = (tab: Tab, ...given: readonly unknown[]) => Transition

/** The order after an event: the one place that says what an order may do next. Pure: the clock comes with the event. */
export function next({ call, ...tab }: State, event: Command | Answer): Transition {
  if (!call) {
    const commands: Partial<Record<string, unknown>> = COMMANDS[nameOf(tab) as Resting]
    const command = commands[event.type] as Handler | undefined
    return command ? command(tab, event) : to(tab)
  }
  // of an order that has ended meanwhile only its confirmation is shown
  if (isEnded(tab, call) && event.type !== 'ordered') return to(tab)
  const answers: Partial<Record<string, unknown>> = ANSWERS[call.state]
  const answer = (answers[event.type] ?? ('error' in event ? answers.refused : undefined)) as Handler | undefined
  return answer ? answer(tab, call, event) : to({ ...tab, call })
}
