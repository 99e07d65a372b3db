import { formatNumber } from '@nimbus/shared-contracts/numbers'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import type { Article } from './articles'
import type { DeviceEnergy } from '../data/device-data'
import { energyClassOf } from './energy-class'
import { hoursText, monthText } from './german-numbers'

/** The product information sheet of a device ((EU) 2023/1669, annex V), with how it is charged ((EU) 2022/2380). */
export function energySheet({ data, maker }: Article, energy: DeviceEnergy): PrintedDocument {
  const { display, power, updates_until } = data
  const row = (label: string, ...text: string[]) => ({ label, text })
  return {
    title: 'Produktdatenblatt',
    subtitle: `${maker.name} ${data.name}`,
    blocks: [
      {
        kind: 'rows',
        rows: [
          row('Lieferant', maker.legal_name, maker.street, maker.town, maker.email),
          row('Modell', data.model),
          ...(display ? [row('Display', `${formatNumber(display.inches)} Zoll, ${display.pixels} Pixel`)] : []),
        ],
      },
      { kind: 'heading', text: 'Energie und Haltbarkeit' },
      {
        kind: 'rows',
        rows: [
          row('Energieklasse', `${energyClassOf(energy.index)} auf der Skala A bis G`),
          row('Effizienzindex', formatNumber(energy.index)),
          row('Akkulaufzeit', `${hoursText(energy.runtime)} je Ladung`),
          row('Ladezyklen', `${formatNumber(energy.cycles)} bis zu 80 Prozent der ersten Kapazität`),
          row('Sturzklasse', energy.drop),
          row('Reparierbarkeit', `Klasse ${energy.repair}`),
          row('Schutzart', energy.protection),
          ...(updates_until ? [row('Updates', `bis ${monthText(updates_until)}`)] : []),
        ],
      },
      ...(power
        ? [
            { kind: 'heading', text: 'Laden' } as const,
            {
              kind: 'rows',
              rows: [
                row('Leistung', `${formatNumber(power.min_w)} bis ${formatNumber(power.max_w)} W`),
                row('USB PD', power.usb_pd ? 'ja' : 'nein'),
                row('Ladegerät', power.included ? 'im Lieferumfang' : 'nicht im Lieferumfang'),
              ],
            } as const,
          ]
        : []),
      {
        kind: 'paragraph',
        text: 'Angaben nach der Verordnung (EU) 2023/1669 und der Richtlinie (EU) 2022/2380 in der Darstellung des Shops. Dieses Blatt steht an der Stelle des amtlichen Datenblatts.',
      },
    ],
  }
}
