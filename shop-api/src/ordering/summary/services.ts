import { checkedAddress, plannedLineOf, type CheckData } from '@nimbus/shared-contracts/availability'
import type { Handset } from '@nimbus/shared-contracts/cart'
import { needsFibreConnection, type DataVolume, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { plannedLineTexts, plannedTitle } from '@nimbus/shared-contracts/wording'
import type { PricedCart } from '../cart/sums'
import { COUNTED_USE, NO_LIMIT, REMEDY } from '../../kernel/texts/shared-sentences'
import { row, SUMMARY_TITLES, tableRow, type Row, type Section, type Table } from './section'

/** What is sold: the service with its volume, options, devices. */
export function services(
  { cart, checkData }: { cart: PricedCart; checkData: CheckData | null },
  tariff: Tariff,
): Section {
  const names = (items: readonly { product_name: string }[]): string =>
    items.map(({ product_name }) => product_name).join(', ')
  const basic = cart.options.filter(({ mandatory }) => mandatory).map(({ product_name }) => product_name)
  const parts = [...basic, ...(tariff.benefits ?? [])]
  const included = parts.length > 0 ? [`Enthalten: ${parts.join(', ')}.`] : []
  const options = cart.options.filter(({ mandatory }) => !mandatory)
  const planned = plannedLineOf(tariff, checkData)
  const devices = [...cart.handsets.map(handsetName), ...(cart.hardware.length > 0 ? [names(cart.hardware)] : [])]
  return {
    title: SUMMARY_TITLES.services,
    rows: [
      row('Tarif', `${tariff.product_name}: ${serviceOf(tariff)}.`, ...included),
      ...(tariff.kind === 'landline'
        ? []
        : [volumeRow(tariff.data_volume, tariff.kind === 'prepaid' ? 'je 4 Wochen' : 'im Monat')]),
      ...(checkData ? [row('Anschluss', checkedAddress(checkData))] : []),
      ...(planned ? [row(plannedTitle(planned), plannedLineTexts(planned).join(' '))] : []),
      ...(options.length > 0 ? [row('Optionen', names(options))] : []),
      ...(devices.length > 0 ? [row('Geräte', devices.join(', '))] : []),
    ],
  }
}

function serviceOf(tariff: Tariff): string {
  if (tariff.kind !== 'landline') return 'Mobilfunk mit Internet, Telefonie und SMS'
  return `Internet über ${needsFibreConnection(tariff) ? 'Glasfaser' : 'DSL'} und Telefon`
}

/** handsetName(S1 Pro of Solvar) → 'Solvar S1 Pro, Fjordblau, 256 GB' */
const handsetName = ({ product_name, color, storage }: Handset): string =>
  [product_name, color?.name, storage?.name].filter(Boolean).join(', ')

/** The volume, what counts to it, and what is left of the speed once it is used up (TKTransparenzV § 1). */
function volumeRow({ gb, throttled }: DataVolume, period: string): Row {
  if (gb === null || throttled === null) return row('Datenvolumen', NO_LIMIT)
  return row(
    'Datenvolumen',
    `${formatNumber(gb)} GB ${period}. Danach höchstens ${throttled.down} kbit/s im Download und ` +
      `${throttled.up} kbit/s im Upload bis zum Ende des Zeitraums. ${COUNTED_USE}`,
  )
}

const MEASURE = 'Messen können Sie mit breitbandmessung.de.'

/** How fast the service is: three speeds on a line, the estimated highest one on the air (TKG § 54), and what to do if not. */
export function speeds(tariff: Tariff): Section {
  const text = (direction: 'down' | 'up'): string =>
    tariff.kind === 'landline' ? line(tariff.bandwidth[direction]) : estimated(tariff.data_volume.max[direction])
  return {
    title: SUMMARY_TITLES.speeds,
    table: speedTable(tariff),
    rows: [tableRow('Download', text('down')), tableRow('Upload', text('up')), row('Abhilfe', `${REMEDY} ${MEASURE}`)],
  }
}

interface Speed {
  min: number
  normal: number
  max: number
}

const line = ({ min, normal, max }: Speed): string =>
  `minimal ${formatNumber(min)}, normalerweise ${formatNumber(normal)}, maximal ${formatNumber(max)} MBit/s`

const estimated = (max: number): string => `geschätzt maximal ${formatNumber(max)} MBit/s, je nach Ort und Auslastung`

function speedTable(tariff: Tariff): Table {
  const of = (columns: string[], cells: (direction: 'down' | 'up') => number[], note = ''): Table => ({
    caption: `Geschwindigkeit in MBit/s${note}`,
    columns: ['Richtung', ...columns],
    rows: [
      { label: 'Download', cells: cells('down').map(formatNumber) },
      { label: 'Upload', cells: cells('up').map(formatNumber) },
    ],
  })
  if (tariff.kind === 'landline') {
    return of(['minimal', 'normalerweise', 'maximal'], (direction) => {
      const { min, normal, max } = tariff.bandwidth[direction]
      return [min, normal, max]
    })
  }
  return of(['geschätzt maximal'], (direction) => [tariff.data_volume.max[direction]], ', je nach Ort und Auslastung')
}
