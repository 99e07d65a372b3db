import { messages } from '../messages/de'
import { AREA_LINKS, currentArea } from './area-links'
import { HeaderPanel } from './header-panel'

/** The areas on screens without room for them: links, which unfold to what each area has once that is there. */
export const Menu = ({ path }: { path: string }) => (
  <HeaderPanel className="menu" icon="menu" label={messages.header.menu}>
    {(open) =>
      open ? (
        <open.panels.MenuAccordion path={path} menu={open.details} onClose={open.close} />
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
