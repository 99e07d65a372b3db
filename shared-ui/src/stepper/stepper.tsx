import { Icon } from '@nimbus/shared-ui/icon'

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

type State = 'current' | 'done' | 'open'

const STATE_TEXT: Record<State, string> = { current: 'aktuell', done: 'erledigt', open: 'noch offen' }

/** `place`: "Schritt 2 von 6", said after the label so that the name still begins with what is to be seen. */
function StepMark({ step, place, state }: { step: Step; place: string; state: State }) {
  const label = (
    <span>
      <span>{step.label}</span>
      <span className="vh">{`, ${place}, ${STATE_TEXT[state]}`}</span>
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
  const place = (index: number): string => `Schritt ${index + 1} von ${steps.length}`
  return (
    <nav className="stepper" aria-label="Bestellschritte">
      <p className="stepper__m" aria-hidden="true">
        <b>{place(position)}</b>
        <span>{steps[position]?.label}</span>
      </p>
      <ol>
        {steps.map((step, index) => {
          const state = step.id === current ? 'current' : done.includes(step.id) ? 'done' : 'open'
          return (
            <li
              key={step.id}
              className={state === 'done' ? 'done' : undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <StepMark step={step} place={place(index)} state={state} />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
