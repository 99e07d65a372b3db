import {
  contractInformationSchema,
  productSheetListSchema,
  type ContractInformation,
  type ProductSheetList,
} from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'

/** Either the tariffs that there is one for, or the one that was asked for. */
export type Information =
  { kind: 'list'; tariffs: ProductSheetList['sheets'] } | { kind: 'one'; information: ContractInformation }

/** What `?tariff=` names, 404 when that tariff isn't sold; without the parameter all tariffs that are. */
export async function loadInformation({ api, query }: LoadContext): Promise<Loaded<Information>> {
  const { tariff } = query
  if (tariff) {
    const answer = await api.get(pathOf(tariff), contractInformationSchema, { skipAuth: true })
    if (answer.ok) return { payload: { kind: 'one', information: answer.value } }
    return { status: answer.error.status === 404 ? 404 : 503 }
  }
  const answer = await api.get('/legal/pib', productSheetListSchema, { skipAuth: true })
  if (!answer.ok) return { status: 503 }
  return { payload: { kind: 'list', tariffs: answer.value.sheets.filter(({ withdrawn_on }) => !withdrawn_on) } }
}

const pathOf = (tariff: string): string => `/legal/contract-information/${encodeURIComponent(tariff)}`

/** The same as PDF, at the address where the edge serves the API. */
export const printable = (tariff: string): string => `/api${pathOf(tariff)}/pdf`
