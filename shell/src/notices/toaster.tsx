import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { subscribe } from '@nimbus/shared-contracts/events'
import { messages } from '../messages/de'
import { Toast } from './toast'
import { isUrgent, withToast, type ShownToast } from './toast-list'
import './toaster.css'

interface RegionProps {
  role: 'status' | 'alert'
  label: string
  toasts: readonly ShownToast[]
  onClose: (id: number) => void
}

/** There once the page is loaded (start.tsx); before a frame is drawn then. */
const loadKeepClear = () => import(/* webpackChunkName: "lazy-after-load" */ './keep-clear')

/**
 * Shows the toasts of the bus above all else. Info and success stand in one polite region, warnings and errors in one
 * assertive region. Both are there before their first text, else it is often not read; each text is read once.
 */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const nextId = useRef(0)
  useEffect(
    () =>
      subscribe('toast:show', (toast) => {
        const id = nextId.current++
        setToasts((shown) => withToast(shown, toast, id))
      }),
    [],
  )
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const region = useRef<HTMLDivElement>(null)
  const isEmpty = toasts.length === 0
  useLayoutEffect(() => {
    if (isEmpty) return
    const end = loadKeepClear().then(
      ({ keepClear }) => region.current && keepClear(region.current),
      () => {},
    )
    return () => void end.then((stop) => stop?.())
  }, [isEmpty])
  return (
    <div ref={region} className="toaster" data-above-dialogs data-stacked={stackedEdges(toasts).join(' ')}>
      <Region
        role="status"
        label={messages.toast.region}
        toasts={toasts.filter((toast) => !isUrgent(toast))}
        onClose={close}
      />
      <Region role="alert" label={messages.toast.urgentRegion} toasts={toasts.filter(isUrgent)} onClose={close} />
    </div>
  )
}

/** Edges with polite and urgent toasts at the same place: these stand below each other, all others at the edge itself. */
const stackedEdges = (toasts: readonly ShownToast[]): EdgeName[] =>
  EDGES.filter((edge) =>
    toasts.some(
      (polite) =>
        polite.position.startsWith(edge) &&
        !isUrgent(polite) &&
        toasts.some((other) => isUrgent(other) && other.position === polite.position),
    ),
  )

/** Only what is added is read: by default both roles read all of their region again. */
function Region({ role, label, toasts, onClose }: RegionProps) {
  return (
    <div role={role} aria-label={label} aria-atomic="false">
      {EDGES.map((edge) => (
        <Edge
          key={edge}
          edge={edge}
          toasts={toasts.filter(({ position }) => position.startsWith(edge))}
          onClose={onClose}
        />
      ))}
    </div>
  )
}

const EDGES = ['top', 'bottom'] as const
type EdgeName = (typeof EDGES)[number]

interface EdgeProps {
  edge: EdgeName
  toasts: readonly ShownToast[]
  onClose: (id: number) => void
}

/** The toasts of one edge of the screen, place by place, the newest first: where they have no room, it is scrolled to. */
function Edge({ edge, toasts, onClose }: EdgeProps) {
  const element = useRef<HTMLDivElement>(null)
  const newest = toasts[0]
  useEffect(() => {
    if (element.current) element.current.scrollTop = 0
  }, [newest])
  if (toasts.length === 0) return null
  const positions = new Set(toasts.map(({ position }) => position))
  return (
    <div ref={element} className={`toaster__edge toaster__edge--${edge}`}>
      {[...positions].map((position) => (
        <div key={position} className={`toaster__place toaster__place--${position}`}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <Toast key={toast.id} toast={toast} onClose={onClose} />
            ))}
        </div>
      ))}
    </div>
  )
}
