import { Suspense, useId, useState, type FormEvent } from 'react'
import { formatMoment } from '@nimbus/shared-contracts/dates'
import type { Notice } from '@nimbus/shared-contracts/errors'
import { asTyped, isEmail } from '@nimbus/shared-contracts/forms/rules'
import { isSilent } from '@nimbus/shared-contracts/http'
import type { ResumeOffer, ResumeRequest } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { TextField } from '@nimbus/shared-ui/field'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { lazyPart } from '@nimbus/shared-ui/lazy-part'
import { resume } from '../../../messages/resume.de'
import { mailResume, offerResume } from '../api/resume'
import { refusal } from '../model/refusal'
import styles from './resume.module.css'

const text = resume.elsewhere

const QrCode = lazyPart(async () => {
  const { QrCode: component } = await import(/* webpackChunkName: "lazy-qr-code" */ './qr-code')
  return component
})

/** What the server has made: a link that went by mail, or a code to scan. */
type Made = { email: string; until: string } | { code: string; until: string }

interface ElsewherePanelProps {
  /** What goes on, as it is when a button is pressed; undefined when there is nothing. */
  request: () => ResumeRequest | undefined
  /** The customer's address where it is known. */
  email: string
}

/** Link by mail or QR code, each for one use on another device. */
export function ElsewherePanel({ request, email: known }: ElsewherePanelProps) {
  const heading = useId()
  const [email, setEmail] = useState(known)
  const to = asTyped(email).trim()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'mail' | 'code'>()
  const [made, setMade] = useState<Made>()
  const [refused, setRefused] = useState<Notice>()

  const offer = async (way: 'mail' | 'code', then: (offered: ResumeOffer) => Made | undefined): Promise<void> => {
    const body = request()
    if (!body || busy) return
    setBusy(way)
    setRefused(undefined)
    setMade(undefined)
    const { api } = host()
    const answer = await (way === 'mail' ? mailResume(api, body, to) : offerResume(api, body))
    setBusy(undefined)
    if (answer.ok) setMade(then(answer.value))
    // the shell answers the end of a session
    else if (!isSilent(answer.error)) setRefused(refusal(answer.error, text))
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = isEmail(to) ? undefined : text.emailRequired
    setError(wrong)
    if (wrong) document.getElementById('resume-email')?.focus()
    else void offer('mail', ({ valid_until }) => ({ email: to, until: formatMoment(valid_until) }))
  }
  const show = (): void =>
    void offer('code', ({ code, valid_until }) => (code ? { code, until: formatMoment(valid_until) } : undefined))

  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={heading}>
      <h2 id={heading}>{text.title}</h2>
      <p>{text.text}</p>
      <p className="muted small">{resume.noIban}</p>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          id="resume-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={text.email}
          value={email}
          onChange={setEmail}
          error={error}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy === 'mail' ? text.sending : undefined}>
            {text.send}
          </Button>
          <Button variant="secondary" busy={busy === 'code' ? text.making : undefined} onClick={show}>
            {text.showCode}
          </Button>
        </div>
      </form>
      <div role="status">
        {made && 'email' in made && (
          <Alert kind="success" title={text.sentTitle} headingLevel={3}>
            {text.sent(made.email, made.until)}
          </Alert>
        )}
        {made && 'code' in made && <Code code={made.code} until={made.until} />}
      </div>
      {refused && (
        <Alert kind={refused.type} title={refused.title} role="alert" headingLevel={3}>
          {refused.message}
        </Alert>
      )}
    </section>
  )
}

function Code({ code, until }: { code: string; until: string }) {
  const href = `${location.origin}${routes.resume()}#${code}`
  return (
    <div className={styles.code}>
      <h3>{text.codeTitle}</h3>
      <p>{text.code(until)}</p>
      <Suspense fallback={<Skeleton height="16rem" />}>
        <QrCode text={href} label={text.codeLabel} />
      </Suspense>
      <p className="small">
        {text.copy} <span className={styles.link}>{href}</span>
      </p>
    </div>
  )
}
