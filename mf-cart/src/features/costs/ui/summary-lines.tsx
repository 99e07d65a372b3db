import { formatEuro } from '@nimbus/shared-contracts/money'
import { ONE_OFF_LABEL, stepLabel } from '@nimbus/shared-ui/price'
import { lines as text } from '../../../messages/de'
import type { CartLine } from '../../../model/lines'

/** What is chosen: each thing with its lasting price and term, then its earlier prices and what is due once. */
export function SummaryLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className="sum__l">
      {lines.map((line) => (
        <SummaryLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

function SummaryLine({ line: { name, term, steps, oneOff } }: { line: CartLine }) {
  const lasting = steps.at(-1)
  return (
    <>
      <li>
        <b>{name}</b>
        <span className="r">{lasting && formatEuro(lasting.amount)}</span>
        <span className="sub">
          {[term !== undefined && text.term(term), lasting && steps.length > 1 && stepLabel(lasting)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </li>
      {steps.slice(0, -1).map((step) => (
        <li key={step.from}>
          <span>{stepLabel(step)}</span>
          <span className="r">{formatEuro(step.amount)}</span>
        </li>
      ))}
      {oneOff.map(({ kind, amount }) => (
        <li key={kind}>
          <span>{`${ONE_OFF_LABEL[kind]}, ${text.once}`}</span>
          <span className="r">{formatEuro(amount)}</span>
        </li>
      ))}
    </>
  )
}
