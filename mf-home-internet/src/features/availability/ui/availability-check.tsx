import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { formatAddress, type CheckData } from '@nimbus/shared-contracts/availability'
import { useExpiredResult } from '@nimbus/shared-ui/checked-address'
import { Button } from '@nimbus/shared-ui/button'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { lazyPart } from '@nimbus/shared-ui/lazy-part'
import { text } from '../../../messages/de'
import type { Correction } from '../model/correction'
import { AddressEntry } from './address-entry'
import styles from './availability-check.module.css'
import { Problem } from './problem'
import { ResultBar } from './result-bar'
import { useAddressEntry } from './use-address-entry'
import { useAvailabilityCheck } from './use-availability-check'

/** Loaded for the few whose address is in doubt. */
const CorrectionForm = lazyPart(async () => {
  const { CorrectionForm: component } = await import(/* webpackChunkName: "lazy-address-forms" */ './correction-form')
  return component
})

/** One doubt may follow another about the same field. */
const correctionKey = ({ field, options }: Correction): string => [field, ...options.map(({ value }) => value)].join()

interface AvailabilityCheckProps {
  /** The valid result, from `useCheckedAddress`. */
  checkData: CheckData | null
  /** True opens the form and moves the focus to it (?fixedStep=…). */
  requested?: boolean
  /** Why the check is asked for, above the form. */
  notice?: Elements
  /** Beside "Adresse ändern" once there is a result. */
  action?: Elements
  /** In the row of a toolbar: as low as it can be, without a lead of its own. */
  compact?: boolean
}

/** What can be had at the customer's address: one search field, the five fields instead, corrections, and the result. */
export function AvailabilityCheck({
  checkData,
  requested = false,
  notice,
  action,
  compact = false,
}: AvailabilityCheckProps) {
  const [editing, setEditing] = useState(requested)
  const [wasRequested, setWasRequested] = useState(requested)
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLElement>(null)
  const entry = useAddressEntry()
  const byItself = useRef(false)
  const state = useAvailabilityCheck((result) => {
    setAnnouncement(text.availability.result(formatAddress(result.availability.address)))
    if (byItself.current) return
    setEditing(false)
    root.current?.focus()
  })

  const expired = useExpiredResult()
  // an event of the clock, of which the effect is a call; nobody's focus moves for it
  const recheck = useEffectEvent(({ availability: { address, unit } }: CheckData) => {
    byItself.current = true
    entry.take(address)
    entry.typeLine(formatAddress(address))
    void state.check({ address, ...(unit !== undefined && { unit }) }).finally(() => (byItself.current = false))
  })
  useEffect(() => {
    if (expired) recheck(expired)
  }, [expired])

  // the query changed while the page stayed
  if (requested !== wasRequested) {
    setWasRequested(requested)
    setEditing(requested)
  }
  useEffect(() => {
    if (!requested) return
    root.current?.scrollIntoView?.({ block: 'center' })
    root.current?.focus({ preventScroll: true })
  }, [requested])

  function edit({ availability: { address } }: CheckData): void {
    entry.take(address)
    entry.typeLine(formatAddress(address))
    entry.show('search')
    setEditing(true)
  }

  function keep(): void {
    setEditing(false)
    root.current?.focus()
  }

  const way = entry.byFields || state.correction ? 'fields' : 'search'
  const isOpen = editing || !checkData || state.correction !== undefined
  return (
    <section
      className={compact ? `${styles.check} ${styles.compact}` : styles.check}
      id="adresse"
      ref={root}
      tabIndex={-1}
      aria-label={text.availability.check}
    >
      {notice}
      {!isOpen && checkData ? (
        <ResultBar checkData={checkData} action={action} onChange={() => edit(checkData)} />
      ) : (
        <div className={styles.panel} data-way={way}>
          <div className={compact && way === 'search' ? 'vh' : undefined}>
            <h2 className={styles.title}>{text.availability.title}</h2>
            <p className="small muted">{text.availability.lead}</p>
          </div>
          {state.correction ? (
            <Suspense fallback={<Skeleton height="16rem" />}>
              <CorrectionForm key={correctionKey(state.correction.correction)} {...state.correction} state={state} />
            </Suspense>
          ) : (
            <AddressEntry entry={entry} state={state} />
          )}
          <Problem problem={state.problem} onRetry={state.retry} />
          {checkData && !state.correction && (
            <p>
              <Button variant="quiet" size="s" onClick={keep}>
                {text.availability.keep}
              </Button>
            </p>
          )}
        </div>
      )}
      <output className="vh">{announcement}</output>
    </section>
  )
}
