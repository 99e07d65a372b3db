import { useState } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { Icon } from '@nimbus/shared-ui/icon'
import { text } from './de'

/**
 * What a tile says beside name, facts, price and button. On phones it is folded, so that four tariffs can be compared within
 * three screens; without scripts, and from md on, it is open (styles/tile.css).
 */
export function TileMore({ id, name, children }: { id: string; name: string; children: Elements }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="tile__more">
      <button
        type="button"
        className="tile__fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {text.more}
          <span className="vh">{` ${name}`}</span>
        </span>
        <Icon name="chevron-down" />
      </button>
      <div className="tile__in" id={id}>
        {children}
      </div>
    </div>
  )
}
