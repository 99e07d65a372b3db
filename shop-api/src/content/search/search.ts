import MiniSearch, { type SearchResult } from 'minisearch'
import {
  SEARCH_GROUPS,
  searchQuery,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
} from '@nimbus/shared-contracts/search'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { onceAState } from '../../catalogue/versions/once-a-state'
import { documentsAt } from './documents'
import { foldWord, indexTerms, splitWords } from './fold'
import type { SearchDocument, SearchVariant } from './search-document'

/** Hits of a group beside others, and of a group by itself. */
const HITS_AMONG_OTHERS = 5
const HITS_ALONE = 60

/** How much more a page counts that leads to others, and what is named by the words as they were typed. */
const OVERVIEW_WEIGHT = 5
const NAME_WEIGHT = 6

/** A word of this length and more may be only the beginning of what is found. */
const PREFIX_LENGTH = 2

/** Wrong letters that are forgiven: one in five, and none in short words and numbers. */
const FUZZY = 0.2
const FUZZY_LENGTH = 4
/** Longer than any word that is found: the work grows with length and wrong letters. */
const FUZZY_MOST = 30

export interface ShopSearch {
  /** What the words of a query lead to; one group of it, or the best of all. */
  search(typed: string, group?: SearchGroup): SearchAnswer
}

export interface ShopSearchDeps {
  catalogue: Catalogue
  clock: () => Date
}

/** The search over all that is sold and in force. Its index is made anew when the catalogue or the day changes. */
export function createShopSearch({ catalogue, clock }: ShopSearchDeps): ShopSearch {
  const current = onceAState({ catalogue, clock }, (now) => createFind(documentsAt(catalogue, now)))
  return {
    search(typed, group) {
      const query = searchQuery(typed)
      const found = current()(query)
      const groups = SEARCH_GROUPS.flatMap((name) => {
        const hits = found.filter(({ document }) => document.group === name)
        const shown = group === undefined ? HITS_AMONG_OTHERS : group === name ? HITS_ALONE : 0
        return hits.length > 0 ? [{ group: name, count: hits.length, hits: hits.slice(0, shown).map(toHit) }] : []
      })
      return { query, total: found.length, groups }
    },
  }
}

interface Found {
  document: SearchDocument
  /** The terms of the index that were found. */
  terms: readonly string[]
  /** The terms of the query. */
  asked: readonly string[]
}

type Find = (query: string) => Found[]

/** The words that name a document: its title, and what customers call a page that leads to others. */
const namesOf = ({ title, keywords, overview }: SearchDocument): ReadonlySet<string> =>
  new Set(indexTerms(overview ? `${title} ${keywords}` : title))

const queryTerms = (query: string): string[] => splitWords(query).map(foldWord)

function createFind(documents: readonly SearchDocument[]): Find {
  const names = documents.map(namesOf)
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'keywords', 'text', 'body'],
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTerms,
      boost: { title: 4, keywords: 2, body: 0.5 },
      prefix: (term) => term.length >= PREFIX_LENGTH,
      fuzzy: (term) => (term.length < FUZZY_LENGTH || term.length > FUZZY_MOST || /\d/.test(term) ? false : FUZZY),
      weights: { prefix: 0.6, fuzzy: 0.3 },
      boostDocument: (id: number) => (documents[id]?.overview ? OVERVIEW_WEIGHT : 1),
    },
  })
  index.addAll(documents.map((document, id) => ({ id, ...document })))

  const isNamed = (id: number, terms: readonly string[]): boolean => terms.every((term) => names[id]?.has(term))

  function toFound({ id, terms }: SearchResult, asked: readonly string[]): Found[] {
    const document = documents[Number(id)]
    return document ? [{ document, terms, asked }] : []
  }

  /** What is only spelt alike is for words that nothing has, and words that nothing has together go one by one. */
  function resultsOf(query: string): SearchResult[] {
    const asTyped = index.search(query, { combineWith: 'AND', fuzzy: false, prefix: false })
    const together = index.search(query, { combineWith: 'AND', ...(asTyped.length > 0 && { fuzzy: false }) })
    return together.length > 0 ? together : index.search(query, { combineWith: 'OR' })
  }

  return (query) => {
    const results = resultsOf(query)
    const terms = queryTerms(query)
    const scoreOf = ({ id, score }: SearchResult): number => (isNamed(Number(id), terms) ? score * NAME_WEIGHT : score)
    return results.toSorted((one, other) => scoreOf(other) - scoreOf(one)).flatMap((result) => toFound(result, terms))
  }
}

function toHit({ document, terms, asked }: Found): SearchHit {
  const { title, text } = document
  const { href, kind, image, price, with: tariff, energy } = variantOf(document, asked)
  const words = new Set(splitWords(`${title} ${text}`))
  return {
    title,
    text,
    href,
    marks: [...words].filter((word) => terms.includes(foldWord(word))),
    ...(kind && { kind }),
    ...(image && { image }),
    ...(price && { price }),
    ...(tariff && { with: tariff }),
    ...(energy && { energy }),
  }
}

/** The variant that most words ask for; the document itself where they ask for no other. */
function variantOf(
  { variants = [], ...own }: SearchDocument,
  asked: readonly string[],
): SearchVariant | SearchDocument {
  const score = ({ terms }: SearchVariant): number => asked.filter((term) => terms.includes(term)).length
  const [first, ...others] = variants
  if (!first) return own
  return others.reduce((best, other) => (score(other) > score(best) ? other : best), first)
}
