import {
  contractInformationSchema,
  productSheetListSchema,
  type ContractInformation,
  type ProductSheetList,
} from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'

/** Documents that there is one of for each tariff, as the API calls them. */
export type DocumentName = 'contract-information' | 'service-description'

/** Either the tariffs that there is one for, or the one that was asked for. */
export type TariffDocument =
  { kind: 'list'; tariffs: ProductSheetList['sheets'] } | { kind: 'one'; document: ContractInformation }

/** What `?tariff=` names, 404 when that tariff isn't sold; without the parameter all tariffs that are. */
export const loadTariffDocument =
  (name: DocumentName) =>
  async ({ api, query: { tariff } }: LoadContext): Promise<Loaded<TariffDocument>> => {
    if (tariff) {
      const answer = await api.get(pathOf(name, tariff), contractInformationSchema, { skipAuth: true })
      if (answer.ok) return { payload: { kind: 'one', document: answer.value } }
      return { status: answer.error.status === 404 ? 404 : 503 }
    }
    const answer = await api.get('/legal/pib', productSheetListSchema, { skipAuth: true })
    if (!answer.ok) return { status: 503 }
    return { payload: { kind: 'list', tariffs: answer.value.sheets.filter(({ withdrawn_on }) => !withdrawn_on) } }
  }

const pathOf = (name: DocumentName, tariff: string): string => `/legal/${name}/${encodeURIComponent(tariff)}`

/** The same as PDF, at the address where the edge serves the API. */
export const printable = (name: DocumentName, tariff: string): string => `/api${pathOf(name, tariff)}/pdf`
