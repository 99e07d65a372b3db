import { useEffect, useState, type RefObject } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { searchAnswerSchema, searchQuery, type SearchAnswer } from '@nimbus/shared-contracts/search'
import { SearchHit } from '@nimbus/shared-ui/search-hit'
import { panels } from '../../messages/panels.de'
import './panels.css'

const text = panels.suggestions

/** Milliseconds without typing before suggestions are asked for. */
const DELAY_MS = 150

/** Letters that say something. */
const MIN_LENGTH = 2

/** Hits of each group that are suggested; the page of the results has the rest. */
const SUGGESTED = 3

/**
 * What is found for what stands in the search's field, while it is typed: links below it, which the keyboard comes to
 * next. What was found for another word can't be pressed, and goes when the answer takes long.
 */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { answer, isOld } = useHits(field)
  const hits = answer?.groups.flatMap((group) => group.hits.slice(0, SUGGESTED)) ?? []
  return (
    <div className="suggested" inert={isOld} aria-busy={isOld}>
      <p className="vh" role="status">
        {answer && !isOld && (hits.length > 0 ? text.count(hits.length) : text.none(answer.query))}
      </p>
      {answer && hits.length === 0 && <p className="muted">{text.none(answer.query)}</p>}
      {answer && hits.length > 0 && (
        <>
          <ul className="suggested__hits" aria-label={text.title}>
            {hits.map((hit) => (
              <li key={`${hit.href} ${hit.title}`}>
                <SearchHit hit={hit} brief />
              </li>
            ))}
          </ul>
          <a className="link" href={routes.search({ q: answer.query })}>
            {text.all(answer.total)}
          </a>
        </>
      )}
    </div>
  )
}

/** The latest answer to what is typed, and whether another word stands there by now; a newer query gives up the older one. */
function useHits(input: RefObject<HTMLInputElement | null>): { answer: SearchAnswer | undefined; isOld: boolean } {
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [query, setQuery] = useState('')
  useEffect(() => {
    const field = input.current
    if (!field) return
    let latest = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (q: string, id: number): Promise<void> => {
      const found = await host().api.get('/search', searchAnswerSchema, { skipAuth: true, query: { q } })
      if (id === latest) setAnswer(found.ok ? found.value : undefined)
    }
    const typed = (): void => {
      clearTimeout(timer)
      const id = ++latest
      const q = searchQuery(field.value)
      setQuery(q)
      if (q.length < MIN_LENGTH) setAnswer(undefined)
      else timer = setTimeout(() => void ask(q, id), DELAY_MS)
    }
    typed()
    field.addEventListener('input', typed)
    return () => {
      latest++
      clearTimeout(timer)
      field.removeEventListener('input', typed)
    }
  }, [input])
  return { answer, isOld: answer !== undefined && answer.query !== query }
}
