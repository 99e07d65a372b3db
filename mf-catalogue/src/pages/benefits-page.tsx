import { routes } from '@nimbus/shared-contracts/routes'
import { HeroStage } from '@nimbus/shared-ui/hero'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import { Questions } from '@nimbus/shared-ui/questions'
import { definePage } from '@nimbus/shared-ui/remote'
import type { BenefitsPayload } from '../features/benefits/api/load-benefits'
import { Offers, Reasons, Steps } from '../features/benefits/ui/benefit-parts'
import * as messages from '../messages/de'
import styles from './benefits-page.module.css'

const text = messages.benefits

/** /:product-vorteile, what speaks for a product (ROUTE-1); the API says which products there are. */
export const benefitsPage = definePage<BenefitsPayload>({
  page: { id: 'benefits', path: '/:product-vorteile', layout: 'shop' },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './benefits-page-source').then(
      ({ benefitsPageSource }) => benefitsPageSource,
    ),
  Component: ({ payload: { hero, benefits, offers, steps, questions, others } }) => (
    <>
      <HeroStage hero={hero} />
      <Wrap className="wrap--wide">
        <Section title={text.reasons}>
          <Reasons benefits={benefits} />
        </Section>
        {offers.length > 0 && (
          <Section title={text.price} lead={text.priceLead} className={styles.next}>
            <Offers offers={offers} />
          </Section>
        )}
        <Section title={text.steps} className={styles.next}>
          <Steps steps={steps} />
        </Section>
        <Section title={text.questions} className={styles.next}>
          <Questions questions={questions} />
        </Section>
        <nav className={styles.others} aria-labelledby="weitere-vorteile">
          <h2 id="weitere-vorteile">{text.others}</h2>
          <ul>
            {others.map(({ product, label }) => (
              <li key={product}>
                <a className="link" href={routes.benefits(product)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </>
  ),
})
