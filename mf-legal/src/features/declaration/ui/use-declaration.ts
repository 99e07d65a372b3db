import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  DECLARATION_FIELDS,
  readDeclaration,
  type DeclarationKind,
  type DeclarationPayload,
  type DeclarationProblems,
  type Receipt,
} from '@nimbus/shared-contracts/declaration'
import { randomKey } from '@nimbus/shared-contracts/order'
import type { FieldError } from '@nimbus/shared-ui/field'
import { fieldLabels } from '../../../messages/declarations.de'
import { forgetReceipt, keepReceipt, keptReceipt, type KeptReceipt } from '../api/kept-receipts'
import { sendDeclaration } from '../api/send-declaration'

interface DeclarationState {
  step: 'form' | 'confirm' | 'receipt'
  values: Record<string, string>
  problems: DeclarationProblems
  receipt: Receipt | undefined
  /** The receipt of what this tab declared before, after a reload. */
  kept: KeptReceipt | undefined
  sending: boolean
  /** The last sending got no answer. */
  lost: boolean
}

/** The form of a declaration, from what is typed to the receipt. */
export interface DeclarationForm extends DeclarationState {
  kind: DeclarationKind
  errors: FieldError[]
  set: (field: string, value: string) => void
  /** Shows what will be declared, or what is missing. */
  check: () => void
  change: () => void
  send: () => void
  /** Begins another declaration after a receipt. */
  again: () => void
}

interface DeclarationPage {
  kind: DeclarationKind
  /** The page's own, where its form is sent. */
  path: string
  payload: DeclarationPayload
  /** The order that the address names; '' for none. */
  order: string
}

/** The ref is for what a change of the step or an error puts into view. */
export function useDeclaration({
  kind,
  path,
  payload,
  order,
}: DeclarationPage): [form: DeclarationForm, focused: RefObject<HTMLDivElement | null>] {
  const [state, setState] = useState<DeclarationState>(() => stateOf(payload))
  const { values, sending } = state
  const key = useRef({ key: '', content: '' })
  const isSending = useRef(false)
  const focused = useRef<HTMLDivElement>(null)
  /** Counts what has to be read first: another step, problems, a lost answer. */
  const [news, setNews] = useState(0)

  useEffect(() => {
    if (payload.step !== 'form' || payload.problems) return
    const kept = keptReceipt(kind, order)
    if (!kept) return
    // after the fields have told what was typed before hydration: who has begun goes on
    queueMicrotask(() => {
      setState((before) => (before.values === payload.values ? { ...before, step: 'receipt', kept } : before))
    })
  }, [kind, order, payload])

  useEffect(() => {
    if (news > 0) focused.current?.focus()
  }, [news])

  function tell(change: Partial<DeclarationState>): void {
    setState((before) => ({ ...before, lost: false, ...change }))
    setNews((before) => before + 1)
  }

  /** The same until something else is declared, so that sending twice is declaring once. */
  function keyOf(content: string): string {
    if (key.current.content !== content) key.current = { key: randomKey(), content }
    return key.current.key
  }

  /** True when nothing is missing; else says what. */
  function isComplete(): boolean {
    const read = readDeclaration(kind, values)
    if (!read.ok) tell({ step: 'form', problems: read.error })
    return read.ok
  }

  async function send(): Promise<void> {
    if (isSending.current || !isComplete()) return
    isSending.current = true
    setState((before) => ({ ...before, sending: true, problems: {} }))
    const sent = await sendDeclaration(path, values, keyOf(JSON.stringify(values)))
    isSending.current = false
    if (sent.outcome === 'received') {
      keepReceipt(sent.receipt, order)
      tell({ sending: false, step: 'receipt', receipt: sent.receipt })
    }
    if (sent.outcome === 'problems') tell({ sending: false, step: 'form', problems: sent.problems })
    if (sent.outcome === 'lost') tell({ sending: false, lost: true })
  }

  const form: DeclarationForm = {
    ...state,
    kind,
    errors: errorsOf(kind, state.problems),
    set(field, value) {
      setState((before) => {
        const now = { ...before.values, [field]: value }
        return { ...before, values: now, problems: stillWrong(before.problems, kind, now) }
      })
    },
    check() {
      if (isComplete()) tell({ step: 'confirm', problems: {} })
    },
    change() {
      if (!sending) tell({ step: 'form' })
    },
    send: () => void send(),
    again() {
      forgetReceipt(kind)
      tell(stateOf(payload))
    },
  }
  return [form, focused]
}

const stateOf = (payload: DeclarationPayload): DeclarationState => ({
  step: payload.step,
  values: 'values' in payload ? payload.values : {},
  problems: ('problems' in payload && payload.problems) || {},
  receipt: 'receipt' in payload ? payload.receipt : undefined,
  kept: undefined,
  sending: false,
  lost: false,
})

/** Of the fields that have a problem, what is wrong with them now. */
function stillWrong(
  problems: DeclarationProblems,
  kind: DeclarationKind,
  values: Record<string, string>,
): DeclarationProblems {
  const read = readDeclaration(kind, values)
  return read.ok ? {} : Object.fromEntries(Object.entries(read.error).filter(([field]) => field in problems))
}

/** In the order of the page. */
const errorsOf = (kind: DeclarationKind, problems: DeclarationProblems): FieldError[] =>
  DECLARATION_FIELDS[kind].flatMap((field) => {
    const message = problems[field]
    return message === undefined ? [] : [{ id: field, label: fieldLabels[field], message }]
  })
