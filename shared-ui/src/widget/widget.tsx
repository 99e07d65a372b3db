import { useEffect, useRef, useState } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { host, type WidgetHandle } from '@nimbus/shared-contracts/remote'
import { useKeptInPlace } from '../keep-in-place/use-kept-in-place'

interface WidgetSlotProps {
  /** "mf-cart/summary" */
  widget: string
  props?: Record<string, unknown>
  /** Shown until the widget is there, and for good when it can't be loaded; same size as the widget. */
  fallback?: Elements
  className?: string
  /**
   * True leaves the widget's code on the server until a visitor reaches for the place, by pointer or focus. The fallback
   * has to do the same work, such as a link to the page that the widget is a part of.
   */
  onDemand?: boolean
  /** With `onDemand`: true asks for the widget although nobody has reached for it. From then on it stays. */
  needed?: boolean
}

const FOCUSABLE = 'a[href], button, input, select, textarea'

/** A place for another team's widget. The fallback stands in the server's HTML. */
export function WidgetSlot(slot: WidgetSlotProps) {
  const { widget, props = {}, fallback, className, onDemand = false, needed = false } = slot
  const place = useRef<HTMLDivElement>(null)
  const target = useRef<HTMLDivElement>(null)
  const handle = useRef<WidgetHandle>(null)
  const latest = useRef(props)
  const focused = useRef(false)
  const [mounted, setMounted] = useState(false)
  const [wanted, setWanted] = useState(!onDemand)
  if (needed && !wanted) setWanted(true)
  useKeptInPlace(place)
  useKeptInPlace(target)

  // before the effect that mounts: it reads what this render was given
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!target.current || !wanted) return
    const shown = host().mountWidget(widget, target.current, latest.current, (isShown) => {
      focused.current = isShown && (place.current?.contains(document.activeElement) ?? false)
      setMounted(isShown)
    })
    handle.current = shown
    return () => {
      handle.current = null
      setMounted(false)
      shown.unmount()
    }
  }, [widget, wanted])
  // who was in the fallback is in the widget then
  useEffect(() => {
    if (mounted && focused.current) target.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }, [mounted])

  const serialised = JSON.stringify(props)
  useEffect(() => {
    handle.current?.update(latest.current)
  }, [serialised])

  const reach = wanted ? undefined : () => setWanted(true)
  return (
    <div ref={place} className={className} data-widget={widget} onPointerEnter={reach} onFocus={reach}>
      {!mounted && fallback}
      {/* hidden until the fallback goes, or for a moment both would be there and move the page */}
      <div ref={target} hidden={!mounted} />
    </div>
  )
}
