/**
 * The kinds of tariffs in an answer. The wire has none: whoever reads it tells them from what the specification lists.
 * kindsIn({cart: {tariff: {kind: 'mobile'}}}) → ['mobile']
 */
export function kindsIn(answer: unknown): string[] {
  const found: string[] = []
  JSON.stringify(answer, (key, value: unknown) => {
    if (key === 'kind' && ['landline', 'mobile', 'prepaid'].includes(String(value))) found.push(String(value))
    return value
  })
  return found
}
