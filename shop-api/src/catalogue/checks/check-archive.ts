import { LONGEST_TERM } from '@nimbus/shared-contracts/law'
import type { Archived, CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'

const MOBILE = new Set<Archived['technology']>(['MOBILE', 'PREPAID'])

/** Archived tariffs: a contract has a term within the law, prepaid none, and each what its sheet says of the service. */
export const checkArchive = ({ archive }: CatalogueData): Problem[] =>
  archive.flatMap((tariff, index) => {
    const term = termFault(tariff)
    const needed = MOBILE.has(tariff.technology) ? 'data_volume' : 'bandwidth'
    return [
      ...(term ? [problem('archive', [index, 'contract_term'], term)] : []),
      ...(tariff[needed] ? [] : [problem('archive', [index], `${tariff.id} has no ${needed}`)]),
    ]
  })

function termFault({ technology, contract_term }: Archived): string | undefined {
  if (technology === 'PREPAID') return contract_term === 0 ? undefined : 'prepaid has no minimum term'
  const allowed = contract_term >= 1 && contract_term <= LONGEST_TERM
  return allowed ? undefined : `${contract_term} months is not from 1 to ${LONGEST_TERM}`
}
