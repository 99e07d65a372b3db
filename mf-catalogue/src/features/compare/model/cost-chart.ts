import { totalOver, type Cents, type Ledger } from '@nimbus/shared-contracts/money'

/** Months that are compared: the longest minimum term. What prices do later stands in the rows above the chart. */
const MONTHS = 24

/** What has been paid by the end of a month, and a point of its line. */
interface Paid {
  month: number
  amount: Cents
}

/** paidUntil(Glasfaser 150) → 79,90 € after month 1, …, 1.064,75 € after 24, 24 points */
export const paidUntil = (book: Ledger): Paid[] =>
  Array.from({ length: MONTHS }, (_, index) => ({ month: index + 1, amount: totalOver(book, index + 1) }))

/** A number of whole hundreds of euros between the lines of the grid, in cents. */
const STEPS = [10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 250_000, 500_000, 1_000_000]

/** Lines that still can be read beside each other. */
const MOST_LINES = 6

interface Line {
  key: string
  /** Points of an SVG polyline in a box of 100 × 100, the origin above at the left: "0,97.2 2.7,95 …" */
  points: string
  /** Height of the line's end in percent of the box, from above. */
  end: number
  /** The same, moved as far as needed for labels that don't cover each other. */
  label: number
}

export interface CostChart {
  lines: Line[]
  /** Amounts of the grid's lines with their heights, in percent from above. */
  grid: { amount: Cents; at: number }[]
  /** Months below the axis with their places, in percent from the left. */
  months: { month: number; at: number }[]
}

/** Months with a mark: the ends, and where terms end. */
const MARKED = [1, 12, MONTHS]

/** Percent of the chart's height that a label takes at least. */
const LABEL = 11
const LOWEST_LABEL = 97

/** One line for each ledger: all that has been paid by then, with what is due once, over the months 1 to 24. */
export function costChart(books: readonly { key: string; book: Ledger }[]): CostChart {
  const paid = books.map(({ key, book }) => ({ key, points: paidUntil(book) }))
  const most = Math.max(1, ...paid.flatMap(({ points }) => points.map(({ amount }) => amount)))
  const step = STEPS.find((candidate) => most / candidate <= MOST_LINES) ?? STEPS.at(-1)!
  const top = Math.ceil(most / step) * step
  const heightOf = (amount: number): number => round(100 - (amount / top) * 100)
  const ends = paid.map(({ points }) => heightOf(points.at(-1)?.amount ?? 0))
  const labels = spread(ends)
  return {
    lines: paid.map(({ key, points }, index) => ({
      key,
      points: points.map(({ month, amount }) => `${placeOf(month)},${heightOf(amount)}`).join(' '),
      end: ends[index] ?? 0,
      label: labels[index] ?? 0,
    })),
    grid: Array.from({ length: top / step + 1 }, (_, index) => ({
      amount: (index * step) as Cents,
      at: heightOf(index * step),
    })),
    months: MARKED.map((month) => ({ month, at: placeOf(month) })),
  }
}

const placeOf = (month: number): number => round(((month - 1) / (MONTHS - 1)) * 100)

const round = (value: number): number => Math.round(value * 100) / 100

/** Heights of labels in the order of the lines, that don't cover each other and stay inside. spread([10, 12, 50]) → [10, 21, 50] */
function spread(ends: readonly number[]): number[] {
  const order = ends.map((end, index) => ({ end, index })).toSorted((one, other) => one.end - other.end)
  const labels = [...ends]
  let free = 0
  for (const { index, end } of order) {
    labels[index] = Math.max(end, free)
    free = round(labels[index] + LABEL)
  }
  let limit = LOWEST_LABEL
  for (const { index } of order.toReversed()) {
    labels[index] = Math.min(labels[index] ?? limit, limit)
    limit = round(labels[index] - LABEL)
  }
  return labels
}
