import type { CatalogueData, GroupData, ItemData } from '../data/data'
import { problem, type Problem } from '../data/problem'

/** Streaming options cost 4,99 to 9,99 a month and end with one month's notice (PRICE-26). */
const STREAMING = { group: 'streaming-video', from: 499, till: 999, notice: 1 }

const ROUTER_GROUP = 'router'

/** Options and hardware: what has to be taken is free, and a router of one's own can always be chosen (TKG § 73(3)). */
export function checkItems({ items }: CatalogueData): Problem[] {
  return [
    ...groupProblems('options', items.options),
    ...groupProblems('hardware', items.hardware),
    ...routerProblems(items.hardware),
  ]
}

function groupProblems(list: 'options' | 'hardware', groups: readonly GroupData[]): Problem[] {
  return groups.flatMap((group, at) =>
    group.items.flatMap((item, index) =>
      itemFaults(group, item).map((fault) => problem('items', [list, at, 'items', index], `${item.id} ${fault}`)),
    ),
  )
}

function itemFaults(group: GroupData, item: ItemData): string[] {
  const faults: string[] = []
  if (item.mandatory && item.monthly > 0) faults.push('is mandatory and costs something')
  if (item.contract_term > 24) faults.push('binds for more than 24 months')
  if (group.id === STREAMING.group) {
    if (item.monthly < STREAMING.from || item.monthly > STREAMING.till)
      faults.push('costs less than 4,99 or more than 9,99')
    if (item.notice_months !== STREAMING.notice) faults.push("doesn't end with one month's notice")
  }
  return faults
}

function routerProblems(groups: readonly GroupData[]): Problem[] {
  const at = groups.findIndex(({ id }) => id === ROUTER_GROUP)
  const group = groups[at]
  if (!group) return [problem('items', ['hardware'], `the group ${ROUTER_GROUP} is missing`)]
  const [first] = group.items
  const isFree = first?.monthly === 0 && !first.shipped && !first.technologies && !first.tvs
  return [
    ...(isFree
      ? []
      : [problem('items', ['hardware', at, 'items', 0], 'the first router is not a free device of one’s own')]),
    ...group.items.flatMap((item, index) =>
      item.mandatory
        ? [problem('items', ['hardware', at, 'items', index], `${item.id} is mandatory, but no router may be`)]
        : [],
    ),
  ]
}
