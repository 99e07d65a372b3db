/**
 * The pages that a pagination links: the first, the last, this one and its neighbours; null for a gap. At most seven.
 * pageNumbers(5, 20) → [1, null, 4, 5, 6, null, 20]; pageNumbers(2, 3) → [1, 2, 3]
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const linked = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages)
  return linked.flatMap((number, index) => {
    const gap = number - (linked[index - 1] ?? 0) - 1
    if (gap === 0) return [number]
    // a gap of one page is as long as that page's link
    return gap === 1 ? [number - 1, number] : [null, number]
  })
}
