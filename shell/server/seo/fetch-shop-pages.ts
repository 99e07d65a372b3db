import { shopPagesSchema, type ShopPages } from '@nimbus/shared-contracts/search'
import { readJson } from '../composition/read-json'
import { download } from '../fetching/download'

/** Bytes of all pages of what is sold: some thousand of 100 characters each, with room for ten times as many. */
const MAX_BYTES = 8 * 1024 * 1024

/** Asks the API for the pages of what is sold; rejects when it doesn't answer, or not with that. */
export const fetchShopPages = (apiBase: string) => async (): Promise<ShopPages> => {
  const pages = await download('GET /pages', `${apiBase}/pages`, MAX_BYTES)
  return readJson('GET /pages', shopPagesSchema, pages.toString('utf8'))
}
