import type { ProductSheetList, SheetKind } from '@nimbus/shared-contracts/catalogue'

type Sheet = ProductSheetList['sheets'][number]

/** Sheets of one tariff: each TV choice with its terms. */
export interface SheetGroup {
  name: string
  technology: SheetKind
  variants: { productName: string; sheets: Sheet[] }[]
}

/**
 * Groups the list by tariff and TV choice in its own order, the longer term first.
 * groupSheets([DSL M 24, DSL M 12, DSL M mit TV Smart 24]) → one group "DSL M" with two variants
 */
export function groupSheets(sheets: readonly Sheet[]): SheetGroup[] {
  return groupBy(sheets, ({ name }) => name).map(([name, [first, ...rest]]) => ({
    name,
    technology: first.technology,
    variants: groupBy([first, ...rest], ({ product_name }) => product_name).map(([productName, variant]) => ({
      productName,
      sheets: [...variant].sort((one, other) => other.contract_term - one.contract_term),
    })),
  }))
}

type NonEmpty<Item> = [Item, ...Item[]]

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, NonEmpty<Item>][] {
  const groups = new Map<string, NonEmpty<Item>>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups]
}
