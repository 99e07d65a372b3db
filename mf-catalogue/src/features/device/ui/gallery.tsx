import { useCallback, useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react'
import type { GalleryPicture } from '@nimbus/shared-contracts/catalogue'
import { isComposing } from '@nimbus/shared-ui/composing'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import * as messages from '../../../messages/de'
import { stagePicture } from '../model/stage-picture'
import { nextIndex, swipeStep } from '../model/swipe'
import styles from './gallery.module.css'

const text = messages.device

interface GalleryProps {
  pictures: readonly GalleryPicture[]
  /** What the pictures show: "Solvar S1 Pro in Fjordblau". */
  subject: (label: string) => string
}

/** One picture large, the others as buttons below: by touch, mouse and keyboard. Scrolling over it stays free (DLG-72). */
export function Gallery({ pictures, subject }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  // the small pictures are on buttons, which need scripts too, and share no line with the large one
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const index = Math.min(chosen, pictures.length - 1)
  const picture = pictures[index]
  const thumbs = useRef<HTMLDivElement>(null)
  const swipe = useSwipe((step) => setChosen(nextIndex(index, step, pictures.length)))

  function move(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = nextIndex(index, step, pictures.length)
    setChosen(next)
    thumbs.current?.querySelectorAll('button')[next]?.focus()
  }

  if (!picture) return null
  return (
    <section className={styles.gallery} aria-label={text.gallery}>
      <div className={styles.stage} {...swipe}>
        <Rings />
        <Picture
          key={picture.image}
          {...stagePicture(picture.image)}
          alt={subject(picture.label)}
          priority
          className={styles.picture}
        />
      </div>
      {/* beside the stage, which takes all that is pressed on it for a swipe */}
      <button
        type="button"
        className={`icon-btn ${styles.zoom}`}
        aria-haspopup="dialog"
        aria-label={text.zoom}
        onClick={() => setZoomed(true)}
      >
        <Icon name="search" />
      </button>
      <Dialog open={zoomed} onClose={() => setZoomed(false)} title={subject(picture.label)} size="l">
        <Enlarged image={picture.image} alt={subject(picture.label)} />
      </Dialog>
      {pictures.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys besides the buttons in it
        <div className={styles.thumbs} ref={thumbs} onKeyDown={move}>
          {pictures.map(({ image, label }, other) => (
            <button
              key={image}
              type="button"
              aria-label={text.picture(other + 1, pictures.length, label)}
              aria-current={other === index ? 'true' : undefined}
              onClick={() => setChosen(other)}
            >
              {alive && <Picture src={image} alt="" width={80} height={80} placeholder={false} />}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** The picture at twice the size of its place, where it is scrolled to what is of interest, from its middle on. */
function Enlarged({ image, alt }: { image: string; alt: string }) {
  const place = useCallback((element: HTMLDivElement | null) => {
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className={styles.enlarged} ref={place} role="group" aria-label={alt} tabIndex={0}>
      <Picture
        src={image}
        alt=""
        width={1280}
        height={1280}
        sizes={{ xs: '200vw', lg: '1280px' }}
        placeholder={false}
      />
    </div>
  )
}

/** Pointer handlers that tell a swipe from a scroll; `touch-action` leaves vertical moves to the browser. */
function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  return {
    onPointerDown({ isPrimary, pointerId, clientX, clientY, currentTarget }: PointerEvent): void {
      // a second finger zooms
      start.current = isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined
      if (isPrimary) currentTarget.setPointerCapture?.(pointerId)
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent): void {
      const from = start.current
      start.current = undefined
      if (!from || from.id !== pointerId) return
      const step = swipeStep({ dx: clientX - from.x, dy: clientY - from.y })
      if (step !== 0) onStep(step)
    },
    onPointerCancel(): void {
      start.current = undefined
    },
    // a picture that is dragged as a file would end the swipe
    onDragStart: (event: DragEvent): void => event.preventDefault(),
  }
}

/** The orbit of the brand behind the device. */
function Rings() {
  return (
    <svg className={styles.rings} viewBox="0 0 500 520" aria-hidden="true">
      <g fill="none" stroke="var(--c-accent)">
        <circle cx="250" cy="262" r="172" strokeOpacity=".2" />
        <circle cx="250" cy="262" r="232" strokeOpacity=".13" />
      </g>
      <circle
        cx="250"
        cy="262"
        r="232"
        fill="none"
        stroke="var(--c-halo)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="110 1500"
        transform="rotate(-58 250 262)"
      />
    </svg>
  )
}
