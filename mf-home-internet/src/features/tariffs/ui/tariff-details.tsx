import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { Button } from '@nimbus/shared-ui/button'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { text } from '../../../messages/de'
import { familyOf } from '../model/variants'
import styles from './tariff-details.module.css'
import { TariffFacts } from './tariff-facts'

/** The details of one tariff over the page. */
export function TariffDetailsDialog({ tariff, onClose }: { tariff: Tariff | undefined; onClose(): void }) {
  return (
    <Dialog
      open={tariff !== undefined}
      onClose={onClose}
      title={text.details.title(tariff?.product_name ?? '')}
      footer={<Button onClick={onClose}>{text.details.close}</Button>}
      size="m"
    >
      {tariff && <TariffFacts tariff={tariff} level={3} idPrefix="dialog" />}
    </Dialog>
  )
}

/** The details of all tariffs below the price table, where "Tarifdetails" leads without scripts. */
export function AllTariffDetails({ tariffs }: { tariffs: readonly Tariff[] }) {
  return (
    <section className={styles.all} aria-labelledby="alle-details">
      <h2 id="alle-details">{text.details.heading}</h2>
      {tariffs.map((tariff) => (
        <details key={familyOf(tariff)} id={`details-${familyOf(tariff)}`} className={styles.one}>
          <summary>{text.details.title(tariff.name)}</summary>
          <TariffFacts tariff={tariff} level={3} idPrefix={`details-${familyOf(tariff)}`} />
        </details>
      ))}
    </section>
  )
}
