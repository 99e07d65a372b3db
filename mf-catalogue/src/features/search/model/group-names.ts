import { SEARCH_GROUPS, type SearchGroup } from '@nimbus/shared-contracts/search'

/** Names of the groups in addresses: "/suche?q=dsl&gruppe=tarife" */
const NAMES: Record<SearchGroup, string> = {
  tariffs: 'tarife',
  devices: 'geraete',
  help: 'hilfe',
  legal: 'rechtliches',
}

export const groupName = (group: SearchGroup): string => NAMES[group]

/** groupNamed('geraete') → 'devices'; undefined for other names, which then mean all groups */
export const groupNamed = (name: string | undefined): SearchGroup | undefined =>
  SEARCH_GROUPS.find((group) => NAMES[group] === name)
