import type { Offer } from './offers'

/** What a customer answered in the steps of an order, so far as a mail tells of it. */
export interface Chosen {
  /** Of a line: what is done at the former provider. */
  change: 'KUE_MRN' | 'KUE_ORN' | 'RRNP' | undefined
  /** What makes its start a later one, as days after the order. */
  start: { wished?: number; end?: number; moveIn?: number }
  /** Of a mobile service; a line has none. */
  sim: 'ESIM' | 'SIM' | undefined
  porting: 'ASAP' | 'END_OF_CONTRACT' | 'LATER' | undefined
  /** A new number, where no old one comes: '0171 3920042' */
  number: string | undefined
  early: boolean
  /** The number of the parcel, where its carrier gave one. */
  parcel: string | undefined
}

const CHANGES = [undefined, 'KUE_MRN', 'KUE_ORN', 'RRNP'] as const
/** With a change the former contract may have an end that nobody named; only without one somebody moves in. */
const STARTS = {
  alone: [{}, { wished: 100 }, { moveIn: 45 }, { wished: 100, moveIn: 45 }],
  withChange: [{}, { end: 50 }, { wished: 100, end: 50 }, { wished: 100 }],
} as const
const PORTINGS = [undefined, 'ASAP', 'END_OF_CONTRACT', 'LATER'] as const

/** Lets each answer meet each other: `every` places it takes the next one of a list. */
const inTurn = <T>(list: readonly T[], place: number, every: number): T =>
  list[Math.floor(place / every) % list.length]!

/** Of the place in the list of tariffs follows what is answered. */
export function chosenAt({ kind }: Pick<Offer, 'kind'>, place: number): Chosen {
  const parcel = inTurn(['JD000390007', undefined], place, 3)
  const none = {
    change: undefined,
    start: {},
    sim: undefined,
    porting: undefined,
    number: undefined,
    early: false,
    parcel,
  }
  if (kind === 'landline') {
    const change = inTurn(CHANGES, place, 1)
    return { ...none, change, start: inTurn(change ? STARTS.withChange : STARTS.alone, place, CHANGES.length) }
  }
  const porting = inTurn(PORTINGS, place, 2)
  return {
    ...none,
    sim: inTurn(['ESIM', 'SIM'], place, 1),
    porting,
    number: porting ? undefined : inTurn(['0171 3920042', undefined], place, 1),
    early: inTurn([false, true], place, 3),
  }
}
