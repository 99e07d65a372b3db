import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { Button } from '@nimbus/shared-ui/button'
import { ErrorSummary } from '@nimbus/shared-ui/field'
import { Icon } from '@nimbus/shared-ui/icon'
import { advisor as text } from '../../../messages/advisor.de'
import { givenOf, missingAnswers, QUESTIONS, type Given, type Question } from '../../../model/advisor-answers'
import styles from './advisor.module.css'

interface AdvisorFormProps {
  given: Given
  /** Names what is missing from the first: the form was sent without scripts, or the address lacks an answer. */
  sent: boolean
  title: string
  /** The answers go into the address. */
  onSent(answers: Given): void
}

/** The five questions. Sends itself without scripts; nothing is chosen beforehand. */
export function AdvisorForm({ given, sent, title, onSent }: AdvisorFormProps) {
  const heading = useId()
  const { missing, summary, check } = useMissing(sent ? given : undefined)
  const errorOf = (name: Question): string | undefined =>
    missing.includes(name) ? (name === 'heute' ? text.form.amount : text.form.answer) : undefined

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const answers = answersIn(event.currentTarget)
    if (!check(answers)) return
    onSent(answers)
    host().navigate(routes.advisor({ ...answers }))
  }

  return (
    <form
      className={`panel ${styles.form}`}
      action={routes.advisor()}
      noValidate
      aria-labelledby={heading}
      onSubmit={submit}
    >
      <h2 id={heading}>{title}</h2>
      <ErrorSummary
        ref={summary}
        errors={missing.map((name) => ({ id: name, label: text.subjects[name], message: errorOf(name) ?? '' }))}
      />
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

/** What is missing: in the answers of the address at first, then in those that were sent last. Its summary gets the focus. */
function useMissing(asked: Given | undefined) {
  const [refused, setRefused] = useState<{ before: Given | undefined; missing: Question[] }>()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) summary.current?.focus()
  }, [refused])
  // other answers came with the address since
  const isLast = refused?.before === asked
  return {
    missing: refused && isLast ? refused.missing : asked ? missingAnswers(asked) : [],
    summary,
    /** True when all that is needed is there. */
    check(answers: Given): boolean {
      const missing = missingAnswers(answers)
      setRefused(missing.length > 0 ? { before: asked, missing } : undefined)
      return missing.length === 0
    },
  }
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
        <span>{`${text.questions[name]} `}</span>
        {optional && <span className="opt">{text.form.optional}</span>}
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

const ErrorLine = ({ id, children }: { id: string; children?: string }) =>
  children ? (
    <p className={`err ${styles.error}`} id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  ) : null

function answersIn(form: HTMLFormElement): Given {
  const sent = new FormData(form)
  const answers = QUESTIONS.map((name): [string, string | undefined] => {
    const answer = sent.get(name)
    return [name, typeof answer === 'string' ? answer : undefined]
  })
  return givenOf(Object.fromEntries(answers))
}
