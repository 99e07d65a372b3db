import { FIXED_STEP_ADDRESS, routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { de } from '../../../messages/de'
import { fixedLines, isAddress } from '../model/fixed-text'
import styles from './step-form.module.css'

/** A value that was settled before, such as the checked address; changing it starts with a new check. */
export function FixedValue({ label, value }: { label: string; value: unknown }) {
  const [first, ...rest] = fixedLines(value)
  return (
    <div className={styles.fixed}>
      <p>
        <span className="vh">{`${label}: `}</span>
        <b>{first}</b>
        {rest.map((line) => (
          <span className="muted" key={line}>
            <br />
            {line}
          </span>
        ))}
      </p>
      {isAddress(value) && (
        <a className="link" href={routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_ADDRESS })}>
          <Icon name="pencil" />
          {de.form.changeAddress}
        </a>
      )}
    </div>
  )
}
