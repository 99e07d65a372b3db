import * as v from 'valibot'
import { addressSchema } from '@nimbus/shared-contracts/availability'
import { joinHouseNumber } from '@nimbus/shared-contracts/forms/rules'
import { FIXED_STEP_ADDRESS, routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { de } from './de'
import styles from './form.module.css'

/** The checked address as the server's dataset has it: with the dwelling, where the house has several. */
const checkedAddressSchema = v.object({ ...addressSchema.entries, unit: v.optional(v.string()) })

/**
 * A fixed value as lines of text; an address has two.
 * fixedLines({street, house_no: '12', unit: '2. OG links', …}) → ['Lindenstraße 12a, 2. OG links', '01067 Dresden']
 */
export function fixedLines(value: unknown): string[] {
  const address = v.safeParse(checkedAddressSchema, value)
  if (address.success) {
    const { street, zipcode, city, unit, ...number } = address.output
    return [[`${street} ${joinHouseNumber(number)}`, unit].filter(Boolean).join(', '), `${zipcode} ${city}`]
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** True for a value that the customer changes through the availability check. */
const isAddress = (value: unknown): boolean => v.is(addressSchema, value)

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
            <span>{line}</span>
          </span>
        ))}
      </p>
      {isAddress(value) && (
        <a className="link" href={routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_ADDRESS })}>
          <Icon name="pencil" />
          {de.changeAddress}
        </a>
      )}
    </div>
  )
}
