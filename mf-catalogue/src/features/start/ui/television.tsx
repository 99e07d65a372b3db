import { LAST_MONTH } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { stepMonths, TV_NAME } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Wrap } from '@nimbus/shared-ui/page'
import { Price } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import type { Surcharge } from '../model/fibre-tariffs'
import { TERM } from '../model/term'
import { TelevisionArt } from './art/television-art'
import styles from './start.module.css'

const text = messages.television

/** Nimbus TV with what each choice adds to the price. */
export function Television({ surcharges }: { surcharges: readonly Surcharge[] }) {
  return (
    <section className={styles.television} aria-labelledby="fernsehen">
      <Wrap className="wrap--wide">
        <div className={`stage stage__g ${styles.stage}`}>
          <div>
            <p className={'eyebrow'}>{text.eyebrow}</p>
            <h2 id="fernsehen">
              <span>{text.title[0]}</span>
              <br />
              <span>{text.title[1]}</span>
            </h2>
            <p className={'lead'}>{text.lead}</p>
            {surcharges.length > 0 && <Options surcharges={surcharges} />}
            <LinkButton href={routes.television()}>{text.button}</LinkButton>
          </div>
          <div>
            <TelevisionArt />
          </div>
        </div>
      </Wrap>
    </section>
  )
}

function Options({ surcharges }: { surcharges: readonly Surcharge[] }) {
  return (
    <>
      <ul className={styles.options}>
        {surcharges.map(({ tv, amount, from }) => (
          <li key={tv}>
            <b>{TV_NAME[tv]}</b>
            <span className={styles.surcharge}>
              <Price amount={amount} prefix="+ " />
              <span className="small">
                {text.perMonth}
                {from > 1 && <span>{` ${stepMonths({ from, till: LAST_MONTH }, 'label')}`}</span>}
              </span>
            </span>
            <small>{text.options[tv]}</small>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.note}`}>{text.note(TERM)}</p>
    </>
  )
}
