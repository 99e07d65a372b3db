import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../messages/de'
import { seldom } from '../messages/seldom.de'

const { header, footer } = messages

const AREAS = [
  { label: header.athome, href: routes.home() },
  { label: header.mobileArea, href: routes.mobile() },
  { label: header.television, href: routes.television() },
  { label: footer.smartphones, href: routes.devices() },
  { label: footer.consumer, href: routes.consumerInformation() },
]

/** What bots get in place of an error page (SESS-8): the ways into the shop; the status tells them the rest. */
export const AreasPage = () => (
  <div className="wrap section">
    <h1 tabIndex={-1}>{seldom.areas}</h1>
    <ul>
      {AREAS.map(({ label, href }) => (
        <li key={href}>
          <a className="link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
