import { checkedAddress, type CheckData } from '@nimbus/shared-contracts/availability'
import { isLandline, type Handset } from '@nimbus/shared-contracts/cart'
import type { DataVolume, Tariff } from '@nimbus/shared-contracts/catalogue'
import type { PricedCart } from '../sums'
import { COUNTED_USE } from '../../content/data-volume-text'
import { row, type Row, type Section } from './section'

/** What is sold: the service with its volume, options, devices. */
export function services(
  { cart, checkData }: { cart: PricedCart; checkData: CheckData | null },
  tariff: Tariff,
): Section {
  const names = (items: readonly { product_name: string }[]): string =>
    items.map(({ product_name }) => product_name).join(', ')
  const included = tariff.benefits?.length ? [`Enthalten: ${tariff.benefits.join(', ')}.`] : []
  const devices = [...cart.handsets.map(handsetName), ...(cart.hardware.length > 0 ? [names(cart.hardware)] : [])]
  return {
    title: 'Dienste und Geräte',
    rows: [
      row('Tarif', `${tariff.product_name}: ${serviceOf(tariff)}.`, ...included),
      ...(tariff.data_volume
        ? [volumeRow(tariff.data_volume, tariff.properties.prepaid ? 'je 4 Wochen' : 'im Monat')]
        : []),
      ...(checkData ? [row('Anschluss', checkedAddress(checkData))] : []),
      ...(cart.options.length > 0 ? [row('Optionen', names(cart.options))] : []),
      ...(devices.length > 0 ? [row('Geräte', devices.join(', '))] : []),
    ],
  }
}

function serviceOf(tariff: Tariff): string {
  if (!isLandline(tariff)) return 'Mobilfunk mit Internet, Telefonie und SMS'
  return `Internet über ${tariff.properties.technology === 'FIBRE' ? 'Glasfaser' : 'DSL'} und Telefon`
}

/** handsetName(S1 Pro of Solvar) → 'Solvar S1 Pro, Fjordblau, 256 GB' */
const handsetName = ({ product_name, color, storage }: Handset): string =>
  [product_name, color?.name, storage?.name].filter(Boolean).join(', ')

/** The volume, what counts to it, and what is left of the speed once it is used up (TKTransparenzV § 1). */
function volumeRow({ gb, throttled }: DataVolume, period: string): Row {
  if (gb === null || throttled === null) return row('Datenvolumen', 'Ohne Begrenzung, ohne Drosselung.')
  return row(
    'Datenvolumen',
    `${rate(gb)} GB ${period}. Danach höchstens ${throttled.down} kbit/s im Download und ` +
      `${throttled.up} kbit/s im Upload bis zum Ende des Zeitraums. ${COUNTED_USE}`,
  )
}

const rate = (value: number): string => String(value).replace('.', ',')

const MEASURE = 'Messen können Sie mit breitbandmessung.de.'

/** How fast the service is: three speeds on a line, the estimated highest one on the air (TKG § 54), and what to do if not. */
export function speeds({ bandwidth, data_volume }: Tariff): Section {
  const line = ({ min, normal, max }: { min: number; normal: number; max: number }): string =>
    `minimal ${rate(min)}, normalerweise ${rate(normal)}, maximal ${rate(max)} MBit/s`
  const estimated = (max: number): string => `geschätzt maximal ${rate(max)} MBit/s, je nach Ort und Auslastung`
  return {
    title: 'Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen',
    rows: [
      ...(bandwidth ? [row('Download', line(bandwidth.down)), row('Upload', line(bandwidth.up))] : []),
      ...(data_volume
        ? [row('Download', estimated(data_volume.max.down)), row('Upload', estimated(data_volume.max.up))]
        : []),
      row(
        'Abhilfe',
        'Weicht die Geschwindigkeit erheblich, dauerhaft oder oft davon ab, können Sie den Preis mindern oder außerordentlich kündigen ' +
          `(§ 57 TKG). ${MEASURE}`,
      ),
    ],
  }
}
