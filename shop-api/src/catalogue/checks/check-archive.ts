import { LONGEST_TERM } from '@nimbus/shared-contracts/law'
import type { Archived, CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'

/** Archived tariffs: a contract has a term within the law, prepaid none. */
export const checkArchive = ({ archive }: CatalogueData): Problem[] =>
  archive.flatMap((tariff, index) => {
    const term = termFault(tariff)
    return term ? [problem('archive', [index, 'contract_term'], term)] : []
  })

function termFault({ technology, contract_term }: Archived): string | undefined {
  if (technology === 'PREPAID') return contract_term === 0 ? undefined : 'prepaid has no minimum term'
  const allowed = contract_term >= 1 && contract_term <= LONGEST_TERM
  return allowed ? undefined : `${contract_term} months is not from 1 to ${LONGEST_TERM}`
}
