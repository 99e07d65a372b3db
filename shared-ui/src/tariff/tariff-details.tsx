import type { ComponentType } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { familyOf, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { Button } from '@nimbus/shared-ui/button'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { text } from './de'
import { TariffPrice } from './tariff-price'

interface TariffDetailsDialogProps {
  /** The dialog is open while there is one. */
  tariff: Tariff | undefined
  onClose(): void
  children: Elements
}

/** The details of one tariff over the page. */
export function TariffDetailsDialog({ tariff, onClose, children }: TariffDetailsDialogProps) {
  return (
    <Dialog
      open={tariff !== undefined}
      onClose={onClose}
      title={text.detailsTitle(tariff?.product_name ?? '')}
      footer={<Button onClick={onClose}>{text.close}</Button>}
      size="m"
    >
      {children}
    </Dialog>
  )
}

interface TariffDetailsListProps<T extends Tariff> {
  tariffs: readonly T[]
  /** Shows the facts of one tariff; ids in it begin with the prefix. */
  Facts: ComponentType<{ tariff: T; idPrefix: string }>
}

/** The details of all tariffs at the end of the page, where "Tarifdetails" leads without scripts. */
export function TariffDetailsList<T extends Tariff>({ tariffs, Facts }: TariffDetailsListProps<T>) {
  return (
    <section className="details-list" aria-labelledby="alle-details">
      <h2 id="alle-details">{text.allDetails}</h2>
      {tariffs.map((tariff) => (
        <details key={familyOf(tariff)} id={detailsId(tariff)} className="details-list__one">
          <summary>{text.detailsTitle(tariff.name)}</summary>
          <Facts tariff={tariff} idPrefix={detailsId(tariff)} />
        </details>
      ))}
    </section>
  )
}

/** Where the details of a tariff stand in the page. */
export const detailsId = (tariff: Tariff): string => `details-${familyOf(tariff)}`

interface TariffFactsProps {
  tariff: Tariff
  idPrefix: string
  /** What the line can do: speeds, or data and speeds. */
  service: { title: string; content: Elements }
  term: string
  /** Who can have it and what it needs, a sentence each. */
  clauses: readonly string[]
}

/** Everything about one tariff: service by TKTransparenzV § 1, prices, term, eligibility. */
export function TariffFacts({ tariff, idPrefix, service, term, clauses }: TariffFactsProps) {
  return (
    <div className="tariff-facts">
      <Part id={`${idPrefix}-service`} title={service.title}>
        {service.content}
      </Part>
      <Part id={`${idPrefix}-prices`} title={text.prices}>
        <TariffPrice tariff={tariff} size="l" />
      </Part>
      <Part id={`${idPrefix}-term`} title={text.term}>
        <p className="small">{term}</p>
      </Part>
      <Part id={`${idPrefix}-conditions`} title={text.conditions}>
        <ul className="small tariff-facts__clauses">
          {clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
      </Part>
      <p className="small">
        <a className="link" href={routes.productSheets({ tariff: tariff.concrete_product_id })}>
          {text.productSheet}
        </a>{' '}
        <a className="link" href={routes.contractInformation({ tariff: tariff.concrete_product_id })}>
          {text.information}
        </a>
      </p>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
