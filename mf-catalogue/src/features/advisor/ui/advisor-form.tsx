import { useId, type FormEvent, type ReactNode } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import { advisor as text } from '../../../messages/advisor.de'
import { isAnswered, missingAnswers, QUESTIONS, type Given } from '../model/answers'
import styles from './advisor.module.css'

type Question = (typeof QUESTIONS)[number]

/** The five questions. Sends itself without scripts; nothing is chosen beforehand. */
export function AdvisorForm({ given, title }: { given: Given; title: string }) {
  const heading = useId()
  const missing: readonly Question[] = isAnswered(given) ? missingAnswers(given) : []
  const errorOf = (name: Question): string | undefined =>
    missing.includes(name) ? (name === 'heute' ? text.form.amount : text.form.answer) : undefined
  return (
    <form
      className={`panel ${styles.form}`}
      action={routes.advisor()}
      noValidate
      aria-labelledby={heading}
      onSubmit={submit}
    >
      <h2 id={heading}>{title}</h2>
      {missing.length > 0 && (
        <Alert kind="error" title={text.form.missingTitle} headingLevel={3}>
          <ul className="small">
            {missing.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{text.questions[name]}</a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Chips name="personen" labels={text.persons} given={given} error={errorOf('personen')} />
      <Chips name="nutzung" labels={text.uses} given={given} error={errorOf('nutzung')} />
      <Chips name="fernsehen" labels={text.televisions} given={given} error={errorOf('fernsehen')} />
      <Chips name="anschluss" labels={text.lines} given={given} optional />
      <Today given={given} error={errorOf('heute')} />
      <Button type="submit" size="l">
        {text.form.submit}
      </Button>
    </form>
  )
}

interface ChipsProps {
  name: Exclude<Question, 'heute'>
  labels: Readonly<Record<string, string>>
  given: Given
  error?: string | undefined
  optional?: boolean
}

function Chips({ name, labels, given, error, optional = false }: ChipsProps) {
  return (
    <fieldset className="choice" id={name} tabIndex={-1} aria-describedby={error && `${name}-fehler`}>
      <legend className="legend">
        {text.questions[name]} {optional && <span className="opt">{text.form.optional}</span>}
      </legend>
      <div className="chips">
        {Object.entries(labels).map(([value, label]) => (
          <label className="chip" key={value}>
            <input key={given[name]} type="radio" name={name} value={value} defaultChecked={given[name] === value} />
            <Icon name="check" />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <ErrorLine id={`${name}-fehler`}>{error}</ErrorLine>
    </fieldset>
  )
}

function Today({ given, error }: { given: Given; error: string | undefined }) {
  return (
    <div className={`field ${styles.today}`}>
      <label htmlFor="heute">
        {text.questions.heute} <span className="opt">{text.form.optional}</span>
      </label>
      <p className="hint" id="heute-hinweis">
        {text.amountHint}
      </p>
      <input
        key={given.heute}
        className="inp"
        id="heute"
        name="heute"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={given.heute}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'heute-hinweis heute-fehler' : 'heute-hinweis'}
      />
      <ErrorLine id="heute-fehler">{error}</ErrorLine>
    </div>
  )
}

const ErrorLine = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p className={`err ${styles.error}`} id={id}>
      <Icon name="circle-alert" />
      {children}
    </p>
  ) : null

function submit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const sent = new FormData(event.currentTarget)
  const answers = QUESTIONS.map((name): [string, string] => {
    const answer = sent.get(name)
    return [name, typeof answer === 'string' ? answer : '']
  })
  host().navigate(routes.advisor(Object.fromEntries(answers)))
}
