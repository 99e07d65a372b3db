import { useEffect, useRef, type FormEvent, type Ref } from 'react'
import { routes } from '@nimbus/shared-contracts/routes'
import { MAX_QUERY_LENGTH, searchQuery } from '@nimbus/shared-contracts/search'
import { Button } from '@nimbus/shared-ui/button'
import { text } from './de'

interface SearchFormProps {
  /** id of the field, unique on the page. */
  id: string
  /** What is being searched for already. */
  query?: string
  /** Takes the query in place of a full page load. */
  onSearch?: (query: string) => void
  inputRef?: Ref<HTMLInputElement>
}

/** Leads to the page of the results, also without JavaScript. */
export function SearchForm({ id, query = '', onSearch, inputRef }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(query)
  // another search, also one that is gone back to, keeps the field and its focus
  useEffect(() => {
    if (shown.current !== query) form.current?.reset()
    shown.current = query
  }, [query])
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!onSearch) return
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onSearch(searchQuery(typeof typed === 'string' ? typed : ''))
  }
  return (
    <form ref={form} className="search-form" role="search" action={routes.search()} onSubmit={submit}>
      <label className="vh" htmlFor={id}>
        {text.label}
      </label>
      <input
        ref={inputRef}
        className="inp"
        id={id}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={text.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary" icon="search">
        <span className="search-form__do">{text.search}</span>
      </Button>
    </form>
  )
}
