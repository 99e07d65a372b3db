import { useCallback, useEffect, useRef, useState } from 'react'
import { publish } from '@nimbus/shared-contracts/events'
import { noticeFor, type Notice, type Result } from '@nimbus/shared-contracts/errors'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import type { ApiError } from '@nimbus/shared-contracts/http'
import type { ContractSummary, Scope } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { de } from '../../../messages/de'
import type { FormScope } from '../../../model/form-scope'
import { loadContractSummary } from '../api/contract-summary'
import { dispatch } from '../../../order/dispatch'
import { refusalOf } from '../../../order/events'
import { reviewRows, type ReviewRow } from '../model/review'

export interface ReviewSection {
  scope: FormScope
  rows: ReviewRow[]
}

export type OverviewData =
  | { state: 'loading' }
  | { state: 'failed'; notice: Notice; incomplete: boolean }
  | { state: 'ready'; summary: ContractSummary; sections: ReviewSection[] }

export type LoadSchema = (scope: Scope, signal: AbortSignal) => Promise<Result<FormSchema, ApiError>>

interface OverviewSource {
  orderPath: string
  scopes: readonly FormScope[]
  loadSchema: LoadSchema
}

/** What was saved and the contract summary; `reload` asks for both again, after a change of the price or the summary. */
export function useOverviewData(source: OverviewSource): { data: OverviewData; reload: () => void } {
  const [data, setData] = useState<OverviewData>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    const given = new AbortController()
    void load(latest.current, given.signal).then((result) => {
      if (given.signal.aborted) return
      if ('error' in result) fail(result.error)
      else setData(result)
    })
    const fail = (error: ApiError): void => {
      const refusal = refusalOf(error)
      const { type } = refusal
      // the shell answers the end of a session
      if (type === 'session-ended') return
      if (refusal.type === 'sent-before') return void dispatch({ type: 'recover', orderId: refusal.orderId })
      if (type === 'order-unknown') return void dispatch({ type: 'lose', message: de.orderLost })
      if (type === 'device-gone') return void dispatch({ type: 'lose', message: de.overview.deviceGone })
      const notice = noticeFor('summary', error.exception)
      publish('toast:show', notice)
      setData({ state: 'failed', notice, incomplete: error.exception === 'IncompleteOrderDataException' })
    }
    return () => given.abort()
  }, [source.orderPath, attempt])

  const reload = useCallback(() => {
    // a failure gives way at once, so that a second press can't give up what the first one asked for
    setData((shown) => (shown.state === 'failed' ? { state: 'loading' } : shown))
    setAttempt((count) => count + 1)
  }, [])
  return { data, reload }
}

/**
 * The forms come after the summary: its version covers what is saved, so what another tab saves in between is either
 * shown or refused by the server, never ordered unseen.
 */
async function load(
  { orderPath, scopes, loadSchema }: OverviewSource,
  signal: AbortSignal,
): Promise<OverviewData | { error: ApiError }> {
  const summary = await loadContractSummary(host().api, orderPath, signal)
  if (!summary.ok) return { error: summary.error }
  const schemas = await Promise.all(scopes.map((scope) => loadSchema(scope, signal)))
  const sections: ReviewSection[] = []
  for (const [index, schema] of schemas.entries()) {
    if (!schema.ok) return { error: schema.error }
    const scope = scopes[index]
    if (scope) sections.push({ scope, rows: reviewRows(schema.value) })
  }
  return { state: 'ready', summary: summary.value, sections }
}
