import type { Answers } from '../../aftersales/personal-data/visible-answers'
import { characteristic, type Characteristic } from '../standard/characteristic'

/** A part of an address stands in `place`; whether its town was confirmed is for the form alone. */
const IN_PLACE = /(^|\.)(address|billing_address|holder_address)\./

/**
 * What was answered in some groups of fields, by their dotted ids; the address of the former contract is among them, since
 * no place of the order is there.
 * characteristicsOf({'connection.start': 'ASAP'}, ['connection']) → [{name: 'connection.start', valueType: 'string', value: 'ASAP'}]
 */
export const characteristicsOf = (answers: Answers, groups: readonly string[]): Characteristic[] =>
  Object.entries(answers)
    .filter(([id]) => groups.includes(id.split('.', 1)[0] ?? ''))
    .filter(([id]) => id.startsWith('provider_change.') || !IN_PLACE.test(id))
    .filter(([id]) => !id.endsWith('.place_confirmed'))
    .map(([id, value]) => characteristic(id, value))
