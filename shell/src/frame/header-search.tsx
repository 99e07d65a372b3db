import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { SearchForm } from '@nimbus/shared-ui/search-form'
import { messages } from '../messages/de'
import { HeaderPanel } from './header-panel'

/** The search, which suggests what is found while it is typed. */
export const HeaderSearch = () => (
  <HeaderPanel className="hd-search" icon="search" label={messages.header.search}>
    {(open) => (
      <div className="hd-search__panel">
        <div className="wrap">
          <SearchForm id="kopfsuche" onSearch={(q) => host().navigate(routes.search({ q }))} />
          {open && <open.panels.Suggestions panel={open.details} onClose={open.close} />}
        </div>
      </div>
    )}
  </HeaderPanel>
)
