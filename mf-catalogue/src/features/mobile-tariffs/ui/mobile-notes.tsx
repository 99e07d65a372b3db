import type { VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { regularPriceFrom } from '@nimbus/shared-contracts/eligibility'
import { formatEuro } from '@nimbus/shared-contracts/money'
import * as messages from '../../../messages/de'
import { shortTermSurcharge } from '../model/price-table'
import { sellsDevices, termsOf } from '../model/variants'

const { notes: text } = messages.mobileTariffs

/** What belongs to the prices of the page. */
export function MobileNotes({ tariffs }: { tariffs: readonly VolumeTariff[] }) {
  const surcharge = shortTermSurcharge(tariffs)
  const from = regularPriceFrom(tariffs)
  const throttled = tariffs.flatMap(({ data_volume }) => data_volume.throttled ?? [])[0]
  const notes = [
    surcharge !== undefined && text.short(Math.min(...termsOf(tariffs)), formatEuro(surcharge)),
    from !== undefined && text.young(from),
    tariffs.some(({ kind }) => kind === 'prepaid') && text.prepaid,
    sellsDevices(tariffs) && text.device,
    throttled && text.throttled(throttled.down, throttled.up),
    text.prices,
  ].filter((note): note is string => typeof note === 'string')
  return (
    <div className="price-notes">
      {notes.map((note) => (
        <p key={note} className="xs">
          {note}
        </p>
      ))}
    </div>
  )
}
