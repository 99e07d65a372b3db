import { useId, useState } from 'react'
import { cartStore, type Cart } from '@nimbus/shared-contracts/cart'
import type { Notice } from '@nimbus/shared-contracts/errors'
import { isSilent, type ApiError } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { randomKey, type ResumedOrder } from '@nimbus/shared-contracts/order'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { useStore } from '@nimbus/shared-ui/use-store'
import { resume } from '../../../messages/resume.de'
import { claimResume } from '../api/resume'
import { refusal } from '../model/refusal'
import styles from './resume.module.css'

const text = resume.claim

interface ClaimPanelProps {
  code: string
  /** Goes on with what the code stands for. */
  onClaimed: (resumed: ResumedOrder) => Promise<void>
}

/** Takes the code at the press of a button: a mail scanner that opens the link uses up nothing. */
export function ClaimPanel({ code, onClaimed }: ClaimPanelProps) {
  const heading = useId()
  const { value: cart } = useStore(cartStore)
  const [key] = useState(randomKey)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Notice>()
  const [usedUp, setUsedUp] = useState(false)
  const names = cartNames(cart)

  const claim = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    const answer = await claimResume(host().api, code, key)
    if (answer.ok) return onClaimed(answer.value)
    setBusy(false)
    setUsedUp(isFinal(answer.error))
    if (!isSilent(answer.error)) setRefused(refusal(answer.error, text))
  }

  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={heading}>
      <h2 id={heading} className="vh">
        {text.title}
      </h2>
      <p>{text.text}</p>
      <p className="muted small">{text.once}</p>
      <p className="muted small">{resume.noIban}</p>
      {names && !busy && !refused && (
        <Alert kind="warning" title={text.cartTitle} headingLevel={3}>
          {text.cartText(names)}
        </Alert>
      )}
      {refused && (
        <Alert kind={refused.type} title={refused.title} role="alert" headingLevel={3}>
          {refused.message}
        </Alert>
      )}
      <div className={styles.actions}>
        {!usedUp && (
          <Button busy={busy ? text.busy : undefined} onClick={() => void claim()}>
            {names ? text.replace : text.action}
          </Button>
        )}
        {(names || refused) && (
          <LinkButton variant="secondary" href={routes.cart()}>
            {names && !usedUp ? text.keep : text.toCart}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** What lies in a cart, to ask before it is replaced: 'DSL M, Nimbus Hub' */
const cartNames = ({ tariff, handset, hardware, options }: Cart): string =>
  [tariff?.name, handset?.product_name, ...[...options, ...hardware].map(({ product_name }) => product_name)]
    .filter(Boolean)
    .join(', ')

/** True when the same code will bring the same answer: it is used up, or the order was sent. */
const isFinal = ({ status }: ApiError): boolean => status === 404 || status === 409
