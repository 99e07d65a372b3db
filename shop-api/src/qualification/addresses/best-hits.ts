import type { Street } from './houses'

/** A street that fits what was typed; the lower the cost, the better. */
export interface Hit {
  street: Street
  cost: number
}

/** The cheapest hits so far, in order. */
export class BestHits {
  readonly hits: Hit[] = []

  constructor(private readonly size: number) {}

  /** A cost that can't get in any more. */
  get limit(): number {
    return this.hits.length < this.size ? Infinity : (this.hits.at(-1)?.cost ?? Infinity)
  }

  add(hit: Hit): void {
    if (hit.cost > this.limit) return
    const at = this.hits.findIndex((other) => isBefore(hit, other))
    this.hits.splice(at < 0 ? this.hits.length : at, 0, hit)
    this.hits.length = Math.min(this.hits.length, this.size)
  }
}

/** By cost; of equal ones the larger town, then the name. */
function isBefore(left: Hit, right: Hit): boolean {
  if (left.cost !== right.cost) return left.cost < right.cost
  if (left.street.town.rank !== right.street.town.rank) return left.street.town.rank < right.street.town.rank
  return left.street.key < right.street.key
}
