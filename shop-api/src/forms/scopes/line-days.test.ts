import { addDays, addMonths, formatGermanDate } from '@nimbus/shared-contracts/dates'
import { valueAt } from '@nimbus/shared-contracts/forms'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import { createCatalogue } from '../../catalogue/versions/catalogue'
import { aConnection } from '../../testing/customer'
import { checkValues } from '../validation/check-values'
import type { FormContext } from '../fields/form-context'
import { formOf } from './scope-forms'

const today = '2026-11-27'
const data = bundledCatalogue()
const catalogue = createCatalogue({ clock: () => new Date('2026-11-27T10:00:00Z'), dataAt: () => data })
const lines = catalogue.tariffs().filter(({ kind }) => kind === 'landline')

/** Of each kind one: 12 and 24 months, standard, Young, planned, Regio, fibre and DSL. */
const KINDS = [
  ...new Map(
    lines.map((tariff) => {
      const { offer, contract_term } = tariff.properties
      const technology = tariff.kind === 'landline' ? tariff.properties.technology : ''
      return [[offer, contract_term, technology].join(' '), tariff] as const
    }),
  ),
]

const PLANNED_FROM = '2027-03-01'
const contextOf = (tariff: (typeof lines)[number], over: Partial<FormContext> = {}): FormContext => ({
  today,
  kind: 'new-contract',
  tariff,
  checkData:
    tariff.properties.offer === 'VVM' ? aCheckData({ fibre: 'PLANNED', planned_from: PLANNED_FROM }) : aCheckData(),
  hasDevice: false,
  hasIban: false,
  ...over,
})

async function messages(scope: 'CONNECTION' | 'PROVIDER_CHANGE', values: object, context: FormContext) {
  const problems = await checkValues(formOf(scope, context).fields, values as Record<string, unknown>)
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]))
}

const startOn = (start_date: string, over: object = {}) =>
  aConnection({ start: 'DATE', start_date, ownership: 'OWNER', ...over })
const endOn = (contract_end_date: string, business_case: string) => ({
  provider_change: {
    business_case,
    provider: 'Talklinie',
    contract_end: 'KNOWN_DATE',
    contract_end_date,
    holders: [{ first_name: 'Ada', last_name: 'Ng' }],
    area_code: '030',
    port_all: true,
    authorise: true,
  },
})

describe('the days of a line', () => {
  it('are tried on every kind of tariff', () => {
    expect(KINDS.map(([kind]) => kind).toSorted()).toEqual(
      ['REGIO', 'REGIO_YOUNG', 'STANDARD', 'VVM', 'YOUNG']
        .flatMap((offer) => [12, 24].map((term) => `${offer} ${term} ${offer === 'VVM' ? 'FIBRE' : 'DSL'}`))
        .concat(['STANDARD 12 FIBRE', 'STANDARD 24 FIBRE'])
        .toSorted(),
    )
  })

  describe.each(KINDS)('of %s', (_kind, tariff) => {
    const isPlanned = tariff.properties.offer === 'VVM'
    const { contract_term } = tariff.properties

    // a start could be wished months before the former contract ends
    it('start no sooner than the former contract ends, whose step is named and led to', async () => {
      const context = contextOf(tariff, { kind: 'provider-change', formerEnd: '2027-04-30' })
      const said = await messages('CONNECTION', startOn('2027-04-29'), context)
      expect(said['connection.start_date']).toBe(
        'Ihr bisheriger Vertrag endet erst am 30.04.2027, vorher startet Ihr Anschluss bei uns nicht. Bitte wählen Sie diesen oder einen späteren Tag, oder ändern Sie das Vertragsende im Schritt „Anbieterwechsel“.',
      )
      expect(await messages('CONNECTION', startOn('2027-04-30'), context)).toEqual({})
      const start = formOf('CONNECTION', context).sections.find(({ id }) => id === 'start')
      expect(start?.links).toEqual([
        {
          label: 'Ende Ihres bisherigen Vertrags (30.04.2027) ändern',
          href: '/checkout?step=provider-change',
          here: true,
        },
      ])
    })

    it.each(['KUE_MRN', 'KUE_ORN', 'RRNP'])('end no former contract after the wished start: %s', async (change) => {
      const context = contextOf(tariff, { kind: 'provider-change', wishedStart: '2027-03-15' })
      const said = await messages('PROVIDER_CHANGE', endOn('2027-03-16', change), context)
      expect(said['provider_change.contract_end_date']).toMatch(
        /^Als Start Ihres Anschlusses haben Sie den 15\.03\.2027 gewünscht\. .* im Schritt „Anschluss“ oder prüfen Sie das Vertragsende\.$/,
      )
      expect(await messages('PROVIDER_CHANGE', endOn('2027-03-15', change), context)).toEqual({})
      expect(formOf('PROVIDER_CHANGE', context).sections[0]?.links).toEqual([
        { label: 'Gewünschten Start (15.03.2027) ändern', href: '/checkout?step=connection', here: true },
      ])
    })

    it('end no former contract when nothing of the minimum term is left', async () => {
      const context = contextOf(tariff, { kind: 'provider-change' })
      const last = contract_term === 12 ? '2027-11-27' : '2028-11-27'
      const next = contract_term === 12 ? '2027-11-28' : '2028-11-28'
      const said = await messages('PROVIDER_CHANGE', endOn(next, 'KUE_MRN'), context)
      expect(said['provider_change.contract_end_date']?.replaceAll('\u00a0', ' ')).toBe(
        `Bitte wählen Sie ein Datum bis zum ${formatGermanDate(last)}. Die Mindestlaufzeit von ${contract_term} Monaten beginnt mit dem Vertragsschluss und wäre sonst vorbei, bevor Ihr Anschluss startet.`,
      )
      expect(await messages('PROVIDER_CHANGE', endOn(last, 'KUE_MRN'), context)).toEqual({})
    })

    it('have a start that can be wished after a former contract that ends in a year, within the term', async () => {
      const context = contextOf(tariff, { kind: 'provider-change', formerEnd: '2027-11-20' })
      expect(await messages('CONNECTION', startOn('2027-11-20'), context)).toEqual({})
      expect(await messages('CONNECTION', startOn('2027-11-27'), context)).toEqual({})
      const said = await messages('CONNECTION', startOn('2027-11-28'), context)
      expect('connection.start_date' in said).toBe(contract_term === 12)
    })

    // an end more than six months ahead was refused for the start, and the start for the end: nobody could order
    it.each(Array.from({ length: contract_term }, (_, index) => addMonths(today, index + 1)))(
      'start with the former contract that ends on %s, in the order of the steps',
      async (end) => {
        if (isPlanned && end < PLANNED_FROM) return
        const change = { kind: 'provider-change' } as const
        expect(await messages('CONNECTION', startOn(end), contextOf(tariff, change))).toEqual({})
        const started = contextOf(tariff, { ...change, wishedStart: end })
        expect(await messages('PROVIDER_CHANGE', endOn(end, 'KUE_MRN'), started)).toEqual({})
        // and both can be moved there from where they were
        const sooner = isPlanned ? PLANNED_FROM : '2026-12-20'
        const changed = contextOf(tariff, { ...change, formerEnd: sooner, wishedStart: sooner })
        expect(await messages('CONNECTION', startOn(end), changed)).toEqual({})
      },
    )

    it('have a start within six months where no former contract can be later', async () => {
      const last = isPlanned ? '2027-09-01' : '2027-05-27'
      expect(await messages('CONNECTION', startOn(last), contextOf(tariff))).toEqual({})
      expect(await messages('CONNECTION', startOn(addDays(last, 1)), contextOf(tariff))).toHaveProperty([
        'connection.start_date',
      ])
    })

    it('start no sooner than somebody moves in', async () => {
      const day = isPlanned ? '2027-04-15' : '2027-01-15'
      const before = isPlanned ? '2027-04-14' : '2027-01-14'
      const moving = { situation: 'MOVING_IN', move_in_date: day }
      const said = await messages('CONNECTION', startOn(before, moving), contextOf(tariff))
      expect(said['connection.start_date']).toMatch(/^Vor Ihrem Einzug startet Ihr Anschluss nicht\./)
      expect(await messages('CONNECTION', startOn(day, moving), contextOf(tariff))).toEqual({})
    })
  })

  it('have no link while the other step says nothing', () => {
    const context = contextOf(lines[0]!, { kind: 'provider-change' })
    for (const scope of ['CONNECTION', 'PROVIDER_CHANGE'] as const)
      for (const section of formOf(scope, context).sections) expect(valueAt({ ...section }, 'links') ?? []).toEqual([])
  })

  it('are not moved by a former contract that is over', async () => {
    const context = contextOf(lines[0]!, { kind: 'provider-change', formerEnd: '2026-11-10' })
    expect(await messages('CONNECTION', startOn(PLANNED_FROM), context)).toEqual({})
  })
})
