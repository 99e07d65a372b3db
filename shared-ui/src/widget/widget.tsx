import { useEffect, useRef, useState, type ReactNode } from 'react'
import { host, type WidgetHandle } from '@nimbus/shared-contracts/remote'

interface WidgetSlotProps {
  /** "mf-cart/summary" */
  widget: string
  props?: Record<string, unknown>
  /** Shown until the widget is there, and for good when it can't be loaded; same size as the widget. */
  fallback?: ReactNode
  className?: string
}

/** A place for another team's widget. The fallback stands in the server's HTML. */
export function WidgetSlot({ widget, props = {}, fallback, className }: WidgetSlotProps) {
  const target = useRef<HTMLDivElement>(null)
  const handle = useRef<WidgetHandle>(null)
  const latest = useRef(props)
  const [mounted, setMounted] = useState(false)

  // before the effect that mounts: it reads what this render was given
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!target.current) return
    const shown = host().mountWidget(widget, target.current, latest.current, setMounted)
    handle.current = shown
    return () => {
      handle.current = null
      setMounted(false)
      shown.unmount()
    }
  }, [widget])

  const serialised = JSON.stringify(props)
  useEffect(() => {
    handle.current?.update(latest.current)
  }, [serialised])

  return (
    <div className={className} data-widget={widget}>
      {!mounted && fallback}
      {/* hidden until the fallback goes, or for a moment both would be there and move the page */}
      <div ref={target} hidden={!mounted} />
    </div>
  )
}
