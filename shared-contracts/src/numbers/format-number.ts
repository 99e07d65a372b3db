/**
 * A number as Germans write it: thousands dot, decimal comma. Written by hand: the first `Intl` object of a page costs a
 * weak phone a quarter of a second.
 * formatNumber(1000) → '1.000'; formatNumber(6.3) → '6,3'
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

/** A speed in MBit/s, with one decimal at most. formatSpeed(1000) → '1.000 MBit/s'; formatSpeed(2.4) → '2,4 MBit/s' */
export const formatSpeed = (rate: number): string => `${formatNumber(Math.round(rate * 10) / 10)}\u00a0MBit/s`
