import { CONDITION } from '@nimbus/shared-contracts/money'
import {
  aCondition,
  someMobileSheetFacts,
  somePrepaidSheetFacts,
  someSheetFacts,
} from '@nimbus/shared-contracts/testing'
import { sheetRows } from './sheet-rows'

const valuesOf = (label: string, sheet = someSheetFacts()): string[] =>
  sheetRows(sheet)
    .filter((fact) => fact.label === label)
    .flatMap(({ values }) => values.map((value) => value.replaceAll('\u00a0', ' ')))

describe('sheetRows', () => {
  it('has the facts of TKTransparenzV § 1 in their order and nothing else', () => {
    expect(sheetRows(someSheetFacts({ volume_limit: 'Ab 10 GB noch 64 kbit/s' })).map(({ label }) => label)).toEqual([
      'Produkt',
      'Zugangsdienste',
      'Datum der Markteinführung',
      'Vertragslaufzeit',
      'Voraussetzungen für die Verlängerung',
      'Voraussetzungen für die Beendigung',
      'Datenübertragungsrate im Download',
      'Datenübertragungsrate im Upload',
      'Datenvolumen',
      'Monatlicher Preis',
      'Einmaliger Preis',
      'Anbieter',
    ])
  })

  it('leaves the volume out when there is no limit', () => {
    expect(sheetRows(someSheetFacts()).map(({ label }) => label)).not.toContain('Datenvolumen')
  })

  it.each([
    ['Datum der Markteinführung', ['01.10.2025']],
    ['Vertragslaufzeit', ['24 Monate']],
    [
      'Datenübertragungsrate im Download',
      ['maximal 150 MBit/s', 'normalerweise verfügbar 142 MBit/s', 'minimal 135 MBit/s'],
    ],
    [
      'Datenübertragungsrate im Upload',
      ['maximal 75 MBit/s', 'normalerweise verfügbar 71 MBit/s', 'minimal 67 MBit/s'],
    ],
    ['Monatlicher Preis', ['9,95 € in Monat 1–3', '45,95 € ab Monat 4']],
    ['Einmaliger Preis', ['69,95 € für die Bereitstellung']],
    ['Anbieter', ['Nimbus Telekommunikation GmbH', 'Am Morgenlicht 12', '50667 Köln']],
  ])('says under %s: %j', (label, expected) => {
    expect(valuesOf(label)).toEqual(expected)
  })

  it.each([
    ['one price', [aCondition(4595)], ['45,95 € in jedem Monat']],
    [
      'a price of one month',
      [aCondition(0, { till: 2 }), aCondition(4595, { from: 2 })],
      ['0 € in Monat 1', '45,95 € ab Monat 2'],
    ],
    [
      'a Young tariff, whose price changes in month 25',
      [aCondition(995, { till: 4 }), aCondition(3395, { from: 4, till: 25 }), aCondition(3895, { from: 25 })],
      ['9,95 € in Monat 1–3', '33,95 € in Monat 4–24', '38,95 € ab Monat 25'],
    ],
  ])('writes %s', (_name, conditions, expected) => {
    expect(valuesOf('Monatlicher Preis', someSheetFacts({ conditions }))).toEqual(expected)
  })

  it('names shipping apart from provisioning, and says so when nothing is due once', () => {
    const conditions = [
      aCondition(6995, { type: CONDITION.provisioning }),
      aCondition(695, { type: CONDITION.shipping }),
    ]
    expect(valuesOf('Einmaliger Preis', someSheetFacts({ conditions }))).toEqual([
      '69,95 € für die Bereitstellung',
      '6,95 € für den Versand, wenn Sie Geräte bestellen',
    ])
    expect(valuesOf('Einmaliger Preis', someSheetFacts({ conditions: [aCondition(4595)] }))).toEqual(['keiner'])
  })

  it('writes speeds with a comma', () => {
    const slow = { min: 0.7, normal: 1.5, max: 2.4 }
    const sheet = someSheetFacts({ bandwidth: { down: slow, up: slow } })
    expect(valuesOf('Datenübertragungsrate im Upload', sheet)[0]).toBe('maximal 2,4 MBit/s')
  })

  it('has only the estimated maximum of a mobile tariff', () => {
    expect(valuesOf('Datenübertragungsrate im Download', someMobileSheetFacts())).toEqual([
      'geschätzt maximal 300 MBit/s',
    ])
    expect(valuesOf('Datenübertragungsrate im Upload', someMobileSheetFacts())).toEqual(['geschätzt maximal 50 MBit/s'])
    expect(valuesOf('Datenvolumen', someMobileSheetFacts())).toEqual([
      '30 GB Datenvolumen je Monat, danach 64 kbit/s im Download und 16 kbit/s im Upload.',
    ])
  })

  it.each([
    ['Vertragslaufzeit', ['keine Mindestlaufzeit']],
    ['Preis je 4 Wochen', ['14,95 €', 'entspricht 16,20 € im Monat']],
    ['Monatlicher Preis', []],
    ['Einmaliger Preis', ['keiner']],
    ['Nutzungsabhängige Preise', []],
  ])('says of prepaid under %s: %j', (label, expected) => {
    const factsOf = sheetRows(somePrepaidSheetFacts()).filter((fact) => fact.label.replaceAll('\u00a0', ' ') === label)
    expect(factsOf.flatMap(({ values }) => values.map((value) => value.replaceAll('\u00a0', ' ')))).toEqual(expected)
  })

  it('has prices that depend on use after the others', () => {
    const labels = sheetRows(somePrepaidSheetFacts({ usage_prices: 'Telefonie 9 Cent je Minute' })).map(
      ({ label }) => label,
    )
    expect(labels.slice(-4).map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
      'Preis je 4 Wochen',
      'Nutzungsabhängige Preise',
      'Einmaliger Preis',
      'Anbieter',
    ])
  })
})
