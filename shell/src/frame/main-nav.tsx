import { Fragment, useState, type MouseEvent } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { Icon } from '@nimbus/shared-ui/icon'
import { messages } from '../messages/de'
import { AREA_LINKS, currentArea } from './area-links'
import { loadPanels, type Panels } from './load-panels'

interface Open {
  opener: HTMLAnchorElement
  Panel: Panels['AreaPanel']
}

/** The areas. A press shows what one has, in a panel behind its link; without scripts, or without the panel, it is a link. */
export function MainNav({ path }: { path: string }) {
  const [open, setOpen] = useState<Open>()

  function toggle(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const opener = event.currentTarget
    if (open?.opener === opener) return setOpen(undefined)
    loadPanels(
      ({ AreaPanel }) => setOpen({ opener, Panel: AreaPanel }),
      () => host().navigate(opener.pathname),
    )
  }

  return (
    <nav className="nav" aria-label={messages.header.main}>
      {AREA_LINKS.map(({ label, href, panel }) => {
        const isOpen = open?.opener.pathname === href
        const more = panel && { onClick: toggle, 'aria-expanded': isOpen }
        return (
          <Fragment key={href}>
            <a href={href} aria-current={currentArea(path, href)} {...more}>
              <span>{label}</span>
              {panel && <Icon name="chevron-down" />}
            </a>
            {open && isOpen && <open.Panel href={href} opener={open.opener} onClose={() => setOpen(undefined)} />}
          </Fragment>
        )
      })}
    </nav>
  )
}
