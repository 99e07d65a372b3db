import {
  productSheetListSchema,
  productSheetSchema,
  type ProductSheet,
  type ProductSheetList,
} from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'

/** Either the list of all sheets, or the one that was asked for. */
export type ProductSheets =
  { kind: 'list'; sheets: ProductSheetList['sheets'] } | { kind: 'sheet'; sheet: ProductSheet }

/** The sheet of `?tariff=`, 404 when the shop doesn't know it; without the parameter the list. */
export async function loadProductSheets({ api, query }: LoadContext): Promise<Loaded<ProductSheets>> {
  const { tariff } = query
  if (tariff) {
    const answer = await api.get(sheetPath(tariff), productSheetSchema, { skipAuth: true })
    if (answer.ok) return { payload: { kind: 'sheet', sheet: answer.value } }
    return { status: answer.error.status === 404 ? 404 : 503 }
  }
  const answer = await api.get('/legal/pib', productSheetListSchema, { skipAuth: true })
  return answer.ok ? { payload: { kind: 'list', sheets: answer.value.sheets } } : { status: 503 }
}

/** Path of one sheet below the API's base. sheetPath('dsl-m-24') → '/legal/pib/dsl-m-24' */
const sheetPath = (tariff: string): string => `/legal/pib/${encodeURIComponent(tariff)}`

/** The same facts as JSON (TKG § 52(3) wants them machine-readable), at the address where the edge serves the API. */
export const machineReadable = (tariff: string): string => `/api${sheetPath(tariff)}`

/** The same facts as PDF. */
export const printable = (tariff: string): string => `${machineReadable(tariff)}/pdf`
