import { Fragment, type MouseEvent } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { Icon } from '@nimbus/shared-ui/icon'
import { messages } from '../messages/de'
import { AREA_LINKS, currentArea } from './area-links'
import { usePanels } from './use-panels'

const { header } = messages

/** Milliseconds after which a link that shows nothing seems dead. */
const PATIENCE = 1500

const leadOn = (link: HTMLElement): void => host().navigate((link as HTMLAnchorElement).pathname)

/** The areas. A press shows what one has, in a panel behind its link; without scripts, or without the panel, it is a link. */
export function MainNav({ path }: { path: string }) {
  const { opener, panels, setOpener } = usePanels(PATIENCE, leadOn)

  function toggle(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const link = event.currentTarget
    setOpener(opener === link ? undefined : link)
  }

  return (
    <nav className="nav" aria-label={header.main}>
      {AREA_LINKS.map(({ label, href, panel }) => {
        const open = opener?.getAttribute('href') === href && panels
        return (
          <Fragment key={href}>
            <a
              href={href}
              aria-current={currentArea(path, href)}
              {...(panel && { onClick: toggle, 'aria-expanded': !!open })}
            >
              <span>{label}</span>
              {panel && <Icon name="chevron-down" />}
            </a>
            {open && <open.AreaPanel href={href} path={path} />}
          </Fragment>
        )
      })}
    </nav>
  )
}
