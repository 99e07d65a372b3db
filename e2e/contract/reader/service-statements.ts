import type { Known } from './known'
import { says, type Statement } from './statements'
import { decimal } from './written'

type Role = 'min' | 'normal' | 'max'

const rate =
  (direction: 'down' | 'up', ...roles: Role[]) =>
  ({ offer: { rates, max } }: Known): string[] | undefined =>
    rates
      ? roles.map((role) => decimal(rates[direction][role]))
      : max && roles.every((role) => role === 'max')
        ? [decimal(max[direction])]
        : undefined

const inBoth = (speeds: (direction: 'down' | 'up') => string[] | undefined): string[] | undefined => {
  const [down, up] = [speeds('down'), speeds('up')]
  return down && up && [...down, ...up]
}
const both =
  (...roles: Role[]) =>
  (known: Known) =>
    inBoth((direction) => rate(direction, ...roles)(known))

const onlyEstimated = ({ offer }: Known, is: string[] | undefined) => (offer.max ? is : undefined)
const throttle =
  (left: string) =>
  ({ offer }: Known): string[] | undefined =>
    typeof offer.gb === 'number' ? [left] : undefined

const NAMES = { down: 'Download', up: 'Upload' } as const

/** All three speeds of one direction, in each way in which they are said. */
const ofDirection = (direction: 'down' | 'up'): Statement[] => {
  const name = NAMES[direction]
  return [
    {
      kind: 'speeds',
      says: says`${name} \| ([\d,.]+) MBit\/s \| ([\d,.]+) MBit\/s \| ([\d,.]+) MBit\/s`,
      is: rate(direction, 'min', 'normal', 'max'),
    },
    {
      kind: 'speeds',
      says: says`${name}: minimal ([\d,.]+), normalerweise ([\d,.]+), maximal ([\d,.]+) MBit\/s`,
      is: rate(direction, 'min', 'normal', 'max'),
    },
    {
      kind: 'speeds',
      says: says`${name} bis ([\d,.]+) MBit\/s \(normalerweise ([\d,.]+), minimal ([\d,.]+)\)`,
      is: rate(direction, 'max', 'normal', 'min'),
    },
    {
      kind: 'speeds',
      says: says`bis ([\d,.]+) MBit\/s im ${name} \(normalerweise ([\d,.]+), mindestens ([\d,.]+)\)`,
      is: rate(direction, 'max', 'normal', 'min'),
    },
    {
      kind: 'speeds',
      says: says`${name} \| maximal ([\d,.]+) MBit\/s \|? ?normalerweise ([\d,.]+) MBit\/s \|? ?mindestens ([\d,.]+) MBit\/s`,
      is: rate(direction, 'max', 'normal', 'min'),
    },
    {
      kind: 'speeds',
      says: says`im ${name}: maximal ([\d,.]+) MBit\/s \| normalerweise verfügbar ([\d,.]+) MBit\/s \| minimal ([\d,.]+) MBit\/s`,
      is: rate(direction, 'max', 'normal', 'min'),
    },
    {
      kind: 'estimated speed',
      says: says`${name}(?::| \|) geschätzt maximal ([\d,.]+) MBit\/s`,
      is: (known) => onlyEstimated(known, rate(direction, 'max')(known)),
    },
    { kind: 'speed', says: says`${name} bis \| ([\d,.]+) MBit\/s`, is: rate(direction, 'max') },
    { kind: 'speed', says: says`Normalerweise ([\d,.]+) MBit\/s im ${name}`, is: rate(direction, 'normal') },
    {
      kind: 'estimated speed',
      says: says`${name} \| ([\d,.]+) MBit\/s(?! \| [\d,.]+ MBit)`,
      is: (known) => onlyEstimated(known, rate(direction, 'max')(known)),
    },
  ]
}

const volume = ({ offer }: Known): string[] | undefined =>
  typeof offer.gb === 'number' ? [decimal(offer.gb)] : undefined
const isUnlimited = ({ offer }: Known): string[] | undefined =>
  offer.gb === null || offer.kind === 'landline' ? [] : undefined
const period = ({ offer }: Known): string => (offer.kind === 'prepaid' ? '4 Wochen' : 'Monat')
const perUse = ({ offer }: Known): string[] | undefined => (offer.id === 'prepaid-s' ? ['9', '9'] : undefined)

/** How fast it is, how much there is of it, what is paid by use. */
export const SERVICE_STATEMENTS: readonly Statement[] = [
  { kind: 'included, though paid by use', says: says`[Ee]nthalten:[^|]*? je Minute`, is: () => undefined },
  {
    kind: 'speeds',
    says: says`geschätzt maximal ([\d,.]+) MBit\/s im Download und ([\d,.]+) MBit\/s im Upload`,
    is: (known) => onlyEstimated(known, both('max')(known)),
  },
  {
    kind: 'speeds',
    says: says`geschätzte Höchstgeschwindigkeit ([\d,.]+) MBit\/s im Download und ([\d,.]+) MBit\/s im Upload`,
    is: (known) => onlyEstimated(known, both('max')(known)),
  },
  {
    kind: 'speeds',
    says: says`([\d,.]+) MBit\/s im Download, ([\d,.]+) MBit\/s im Upload`,
    is: (known) => onlyEstimated(known, both('max')(known)),
  },
  ...ofDirection('down'),
  ...ofDirection('up'),
  { kind: 'speeds', says: says`bis ([\d,.]+) MBit\/s im Download und ([\d,.]+) MBit\/s im Upload`, is: both('max') },
  { kind: 'speeds', says: says`([\d,.]+) MBit\/s Download, ([\d,.]+) MBit\/s Upload`, is: both('max') },
  { kind: 'throttle', says: says`(\d+) kbit\/s (?:im )?Download`, is: throttle('64') },
  { kind: 'throttle', says: says`(\d+) kbit\/s (?:im )?Upload`, is: throttle('16') },
  {
    kind: 'volume',
    says: says`([\d.]+) GB(?: Datenvolumen)? (?:je|im) (Monat|4 Wochen)`,
    is: (known) => volume(known)?.concat(period(known)),
  },
  { kind: 'volume', says: says`([\d.]+) GB(?=,| \||\.)`, is: volume },
  { kind: 'no limit', says: says`[Uu]nbegrenzt(?:es Datenvolumen)?|Ohne Begrenzung`, is: isUnlimited },
  { kind: 'usage', says: says`Telefonie (\d+) Cent je Minute, SMS (\d+) Cent`, is: perUse },
]
