import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { isComposing } from '@nimbus/shared-ui/composing'
import { Icon } from '@nimbus/shared-ui/icon'
import { SearchForm } from '@nimbus/shared-ui/search-form'
import { messages } from '../messages/de'
import { HEADER_PANELS } from '../element-ids'

/** The search behind its icon: a panel that lies over the page, so that nothing moves, and that opens without JavaScript. */
export function HeaderSearch() {
  const panel = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)

  function close(): void {
    if (panel.current) panel.current.open = false
  }
  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !panel.current?.contains(relatedTarget)) close()
  }
  function escape(event: KeyboardEvent): void {
    if (isComposing(event) || event.key !== 'Escape' || !panel.current?.open) return
    close()
    panel.current.querySelector('summary')?.focus()
  }
  function search(q: string): void {
    close()
    host().navigate(routes.search({ q }))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of what it holds
    <details
      className="hd-search"
      name={HEADER_PANELS}
      ref={panel}
      onToggle={({ currentTarget }) => currentTarget.open && field.current?.focus()}
      onBlur={leave}
      onKeyDown={escape}
    >
      <summary className="icon-btn" aria-label={messages.header.search}>
        <Icon name="search" />
      </summary>
      <div className="hd-search__panel">
        <div className="wrap">
          <SearchForm id="kopfsuche" inputRef={field} onSearch={search} />
        </div>
      </div>
    </details>
  )
}
