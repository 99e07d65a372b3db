import { useRef, useState } from 'react'
import {
  availabilityStore,
  isCorrection,
  type AvailabilityRequest,
  type CheckData,
} from '@nimbus/shared-contracts/availability'
import { noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import { isSilent, type ApiError } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'
import { checkAvailability } from '../api/check-availability'
import type { Correction } from '../model/correction'

/** Why a check has no result, and whether asking again can help. */
export interface CheckProblem {
  notice: Notice
  /** False when the address itself is the reason. */
  retry: boolean
}

export interface AvailabilityCheckState {
  busy: boolean
  problem: CheckProblem | undefined
  /** The doubt that has to be cleared first, with what was asked. */
  correction: { correction: Correction; asked: AvailabilityRequest } | undefined
  check(request: AvailabilityRequest): Promise<void>
  retry(): void
  /** Back from the correction to what was entered. */
  leaveCorrection(): void
  /** What was entered changed: the old result holds no longer, at once, and a running check is given up. */
  invalidate(): void
}

/** Asks the server about an address, keeps the result for all remotes, and says what went wrong. */
export function useAvailabilityCheck(onResult: (checkData: CheckData) => void): AvailabilityCheckState {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CheckProblem>()
  const [correction, setCorrection] = useState<AvailabilityCheckState['correction']>()
  const last = useRef<AvailabilityRequest>(undefined)
  const running = useRef<AbortController>(undefined)

  async function check(request: AvailabilityRequest): Promise<void> {
    running.current?.abort()
    const given = new AbortController()
    running.current = given
    last.current = request
    setBusy(true)
    setProblem(undefined)
    const answer = await checkAvailability(host().api, request, given.signal)
    if (given.signal.aborted) return
    setBusy(false)
    if (!answer.ok) {
      if (isSilent(answer.error)) return
      setProblem(problemOf(answer.error))
      publish('toast:show', problemOf(answer.error).notice)
      return
    }
    if (isCorrection(answer.value)) {
      setCorrection({ correction: answer.value.correction, asked: request })
      return
    }
    setCorrection(undefined)
    if (!availabilityStore.set({ checkData: answer.value })) return
    onResult(answer.value)
  }

  return {
    busy,
    problem,
    correction,
    check,
    retry: () => last.current && void check(last.current),
    leaveCorrection: () => setCorrection(undefined),
    invalidate: () => {
      running.current?.abort()
      setBusy(false)
      setProblem(undefined)
      if (availabilityStore.get().checkData) availabilityStore.reset()
    },
  }
}

const problemOf = ({ exception, notice: serverMessage }: ApiError): CheckProblem => ({
  notice: noticeFor('availability', exception, serverMessage),
  retry: exception !== 'AddressNotFoundException',
})
