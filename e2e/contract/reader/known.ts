import { plusDays } from './calendar'
import type { Chosen } from './chosen'
import { MONTHS, SHIPPING, type Offer } from './offers'
import { rawFile } from './raw-file'

/** An option or device of the landline, or a phone, with what it costs and how long it binds. */
export interface Extra {
  name: string
  months: readonly number[]
  once: number
  shipped: boolean
  /** 0 without one; a phone has that of its tariff. */
  term: number
  streaming: boolean
  /** Of a phone: '256 GB'. */
  storage?: string
  /** Of a phone: working days until it comes. */
  lead?: readonly [number, number]
}

/** The day from which fibre is planned where a planned line is bought: some months on. plannedFrom('2026-11-27') → '2027-03-01' */
export const plannedFrom = (day: string): string => plusDays(day, 94)

/** What is true of what is read. */
export interface Known {
  offer: Offer
  /** The same one with the shorter or the longer term. */
  sibling: Offer | undefined
  extras: readonly Extra[]
  /** What was answered beside it. */
  chosen: Chosen
  /** Of offer and order. */
  instant: string
  /** Of the offer, and of the conclusion, as YYYY-MM-DD. */
  day: string
  concluded: string
  /** On which the service began to work, where that is known. */
  works?: string
  /** The day of what is read, where that is another than that of the offer. */
  told?: string
}

interface Item {
  id: string
  name: string
  monthly: number
  contract_term?: number
  shipped?: boolean
}
type Groups = { id: string; items: Item[] }[]

const items = rawFile('items') as { options: Groups; hardware: Groups }
const devices = rawFile('devices') as { id: string; lead_days: [number, number] }[]
const devicePrices = rawFile('device-prices') as {
  families: string[]
  rows: { device: string; storage: string; monthly: number; once: (number | null)[] }[]
}

/** The same amount in each month up to one. */
const until = (last: number, amount: number): number[] =>
  Array.from({ length: MONTHS }, (_, index) => (index < last ? amount : 0))

/** What the raw file says of an option or device of the landline. */
export function itemExtra(id: string): Extra {
  for (const { id: group, items: list } of [...items.options, ...items.hardware]) {
    const item = list.find((candidate) => candidate.id === id)
    if (!item) continue
    const { name, monthly, contract_term: term = 0, shipped = false } = item
    return { name, months: until(MONTHS, monthly), once: 0, shipped, term, streaming: group === 'streaming-video' }
  }
  throw new Error(`items.json has no ${id}`)
}

function leadOf(id: string): [number, number] {
  const device = devices.find((candidate) => candidate.id === id)
  if (!device) throw new Error(`devices.json has no ${id}`)
  return device.lead_days
}

/** A phone: its share is paid during the term, and over 12 months the shares that are missing are due at the start. */
export function phoneExtra(name: string, device: string, storage: string, { family, term }: Offer): Extra {
  const row = devicePrices.rows.find((candidate) => candidate.device === device && candidate.storage === storage)
  const once = row?.once[devicePrices.families.indexOf(family)] ?? undefined
  if (!row || once === undefined) throw new Error(`${device} isn't sold with ${family}`)
  const discount = Math.max(...row.once.map((price) => price ?? 0)) - once
  const late = (24 - term) * row.monthly + Math.round((discount * (24 - term)) / 24)
  return {
    name,
    months: until(term, row.monthly),
    once: once + late,
    shipped: true,
    term,
    streaming: false,
    storage,
    lead: leadOf(device),
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What an offer costs with its extras: by month, once with one shipping, over the term. */
export function costOf({ offer, extras }: Pick<Known, 'offer' | 'extras'>) {
  const months = offer.months.map((amount, index) => amount + sum(extras.map((extra) => extra.months[index] ?? 0)))
  const shipping = extras.some(({ shipped }) => shipped) ? SHIPPING : 0
  const once = sum(offer.once) + sum(extras.map((extra) => extra.once)) + shipping
  const total = once + sum(months.slice(0, offer.term))
  return { months, once, shipping, total, average: Math.ceil(total / Math.max(offer.term, 1)) }
}
