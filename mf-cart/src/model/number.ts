/** A number as German text: thousands dot, decimal comma. germanNumber(1000) → "1.000"; germanNumber(2.4) → "2,4" */
export function germanNumber(value: number): string {
  const [whole = '0', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return decimals ? `${grouped},${decimals}` : grouped
}
