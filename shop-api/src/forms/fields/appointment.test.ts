import type { CheckData } from '@nimbus/shared-contracts/availability'
import { aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { formOf } from '../scopes/scope-forms'

/** With which sockets a technician has to come. */
function socketsOf(technology: 'FIBRE' | 'DSL', fibre: CheckData['availability']['fibre']): unknown {
  const tariff = aTariff({ properties: { ...aTariff().properties, technology } })
  const checkData = aCheckData({ fibre })
  const { fields } = formOf('CONNECTION', {
    today: '2026-11-27',
    kind: 'new-contract',
    tariff,
    checkData,
    hasDevice: false,
    hasIban: false,
  })
  return fields['connection.appointment']?.definition?.visibleIf?.in
}

describe('the appointment', () => {
  it.each([
    ['FIBRE', 'BUILT', ['NONE', 'TAE']],
    ['FIBRE', 'PLANNED', undefined],
    ['DSL', 'BUILT', ['NONE']],
    ['DSL', 'NONE', ['NONE']],
  ] as const)('of %s where fibre is %s asks with the sockets %j', (technology, fibre, expected) => {
    expect(socketsOf(technology, fibre)).toEqual(expected)
  })
})
