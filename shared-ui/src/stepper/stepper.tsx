import { Icon } from '../icon/icon'

export interface Step {
  id: string
  label: string
  href?: string
}

interface StepperProps {
  steps: readonly Step[]
  /** Id of the step that is shown. */
  current: string
  /** Ids of the finished steps; those with an href are links. */
  done: readonly string[]
}

function StepMark({ step, state }: { step: Step; state: 'current' | 'done' | 'open' }) {
  const label = (
    <span>
      {step.label}
      {state === 'done' && <span className="vh">, erledigt</span>}
      {state === 'open' && <span className="vh">, noch offen</span>}
    </span>
  )
  if (state !== 'done') return <span>{label}</span>
  const content = (
    <>
      <Icon name="check" />
      {label}
    </>
  )
  return step.href ? <a href={step.href}>{content}</a> : <span>{content}</span>
}

/** The order's steps; on phones "Schritt 2 von 6" with bars. */
export function Stepper({ steps, current, done }: StepperProps) {
  const position = steps.findIndex(({ id }) => id === current)
  return (
    <nav className="stepper" aria-label="Bestellschritte">
      <p className="stepper__m" aria-hidden="true">
        <b>{`Schritt ${position + 1} von ${steps.length}`}</b>
        <span>{steps[position]?.label}</span>
      </p>
      <ol>
        {steps.map((step) => {
          const state = step.id === current ? 'current' : done.includes(step.id) ? 'done' : 'open'
          return (
            <li
              key={step.id}
              className={state === 'done' ? 'done' : undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <StepMark step={step} state={state} />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
