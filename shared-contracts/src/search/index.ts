export {
  isSearchGroup,
  MAX_QUERY_LENGTH,
  SEARCH_GROUPS,
  searchAnswerSchema,
  searchQuery,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
} from './search'
export { shopPagesSchema, type ShopPages } from './shop-pages'
