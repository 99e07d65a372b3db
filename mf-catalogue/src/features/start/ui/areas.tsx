import type { Elements } from '@nimbus/shared-ui/elements'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { averageOver, formatEuro, ledger, longestStep, oneOffParts, priceSteps } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { oneOffTexts, stepMonths } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Wrap } from '@nimbus/shared-ui/page'
import { Picture } from '@nimbus/shared-ui/picture'
import { Price } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { FIBRE_CATEGORY } from '../model/fibre-category'
import { areaPicture } from '../model/area-picture'
import type { FibreOffer } from '../model/fibre-tariffs'
import { TERM } from '../model/term'
import styles from './start.module.css'

const text = messages.areas

interface AreasProps {
  fibre: FibreOffer | undefined
  /** Pictures of the two areas: at home, on the move. */
  pictures: readonly { image: string }[]
  /** The price of a phone with tariff; missing without the catalogue. */
  phone?: Elements
}

/** The two halves of the shop, each with one whole price. */
export function Areas({ fibre, pictures: [home, mobile], phone }: AreasProps) {
  return (
    <Wrap className="wrap--wide">
      <section className={styles.areas} aria-labelledby="angebote">
        <h2 id="angebote" className="vh">
          {text.title}
        </h2>
        <div className={styles.areaGrid}>
          <Area eyebrow={text.home} title={fibre?.name ?? text.fibre} image={home?.image}>
            {fibre && <FibrePrice fibre={fibre} />}
            <p>
              <LinkButton href={routes.landlineTariffs(FIBRE_CATEGORY)}>{text.toFibre}</LinkButton>
            </p>
          </Area>
          <Area eyebrow={text.mobile} title={text.phone} image={mobile?.image} warm>
            {phone}
            <p>
              <LinkButton href={routes.devices()}>{text.toPhones}</LinkButton>
            </p>
          </Area>
        </div>
      </section>
    </Wrap>
  )
}

interface AreaProps {
  eyebrow: string
  title: string
  image: string | undefined
  warm?: boolean
  children: Elements
}

function Area({ eyebrow, title, image, warm, children }: AreaProps) {
  return (
    <article className={`${styles.area} ${warm ? '' : styles.cool}`}>
      <div className={styles.areaBody}>
        <p className="eyebrow">{eyebrow}</p>
        <h3>{title}</h3>
        {children}
      </div>
      {image && (
        <div className={styles.areaPicture}>
          <Picture {...areaPicture(image)} alt="" />
        </div>
      )}
    </article>
  )
}

function FibrePrice({ fibre: { name, footnote, conditions, promotionTill } }: { fibre: FibreOffer }) {
  const book = ledger(conditions)
  const steps = priceSteps(book)
  const longest = longestStep(steps, TERM)
  const others = steps.filter((step) => step !== longest)
  const parts = oneOffTexts(oneOffParts(conditions), 'name')
  return (
    <>
      {longest && (
        <p className={styles.areaPrice}>
          <Price amount={longest.amount} size="l" />
          <span className="small muted">
            <span>{others.length > 0 ? ` ${text.perMonth} ` : ' '}</span>
            <b>{stepMonths(longest, 'label')}</b>
          </span>
        </p>
      )}
      <p className="small muted">
        <span>{others.map((step) => text.step(stepMonths(step, 'list'), formatEuro(step.amount))).join('')}</span>
        <span>{`${messages.offer.once(formatEuro(book.oneOff), parts.join(', '))} ${messages.offer.average(formatEuro(averageOver(book, TERM)), TERM)} `}</span>
        {promotionTill && <span>{`${messages.offer.promotionTill(lastDay(promotionTill))}. `}</span>}
        {footnote && <FootnoteButton tag={footnote} number={1} about={messages.offer.footnoteOf(name)} />}
      </p>
    </>
  )
}
