import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from '../classes/classes'
import { iconBody, onIcons, requestIcon } from './icon-client'
import { onceNear } from './once-near'

interface ServiceIconProps {
  /** Any name of the Lucide set; one that doesn't exist stays an empty box. */
  name: string
  className?: string
}

/**
 * A decorative line icon below the fold, whose name comes from data: fetched once the page is alive and a visitor comes near
 * it. Its box has the size of the icon from the start. What is above the fold takes `Icon`.
 */
export function ServiceIcon({ name, className }: ServiceIconProps) {
  const body = useSyncExternalStore(
    onIcons,
    () => iconBody(name),
    () => undefined,
  )
  const box = useRef<SVGSVGElement>(null)
  useEffect(() => (box.current ? onceNear(box.current, () => requestIcon(name)) : undefined), [name])
  return (
    <svg
      ref={box}
      className={classes('i', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- drawings of an installed package, served by this origin
      dangerouslySetInnerHTML={{ __html: body ?? '' }}
    />
  )
}
