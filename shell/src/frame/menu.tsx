import { messages } from '../messages/de'
import { AREA_LINKS, currentArea } from './area-links'
import { HeaderPanel } from './header-panel'

/** Milliseconds, less than a finger takes to its aim: the links that are there then stay. */
const PATIENCE = 500

/** The areas on screens without room for them: links, or what each area has, which unfolds, where that comes at once. */
export const Menu = ({ path }: { path: string }) => (
  <HeaderPanel className="menu" icon="menu" label={messages.header.menu} patience={PATIENCE}>
    {(panels) =>
      panels ? (
        <panels.MenuAccordion path={path} />
      ) : (
        <nav className="menu__panel" aria-label={messages.header.mobile}>
          {AREA_LINKS.map(({ label, href }) => (
            <a key={href} href={href} aria-current={currentArea(path, href)}>
              {label}
            </a>
          ))}
        </nav>
      )
    }
  </HeaderPanel>
)
