import { useRef } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { SearchForm } from '@nimbus/shared-ui/search-form'
import { messages } from '../messages/de'
import { HeaderPanel } from './header-panel'

/** Milliseconds. Suggestions move nothing that is there, so they may come late. */
const PATIENCE = 60_000

/** The search, which suggests what is found while it is typed. */
export function HeaderSearch() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <HeaderPanel className="hd-search" icon="search" label={messages.header.search} patience={PATIENCE}>
      {(panels) => (
        <div className="hd-search__panel">
          <div className="wrap">
            <SearchForm id="kopfsuche" inputRef={field} onSearch={(q) => host().navigate(routes.search({ q }))} />
            {panels && <panels.Suggestions field={field} />}
          </div>
        </div>
      )}
    </HeaderPanel>
  )
}
