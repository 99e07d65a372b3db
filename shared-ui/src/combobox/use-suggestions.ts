import { useEffect, useRef, useState } from 'react'
import { asTyped } from '@nimbus/shared-contracts/forms/rules'

export interface Item {
  value: string
  label: string
}

export type Load = (query: string, signal: AbortSignal) => Promise<readonly Item[]>

/** Milliseconds without typing before suggestions are asked for. */
const DELAY = 150
const MOST_SUGGESTIONS = 8

/**
 * Loads suggestions for what is typed; a newer query cancels the older one. `items` is undefined until an answer is there.
 * `cancel` gives up what is asked for and keeps the items, `clear` takes them away as well.
 */
export function useSuggestions(load: Load, minLength: number) {
  const [items, setItems] = useState<readonly Item[]>()
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController }>(null)

  const cancel = () => {
    if (!running.current) return
    clearTimeout(running.current.timer)
    running.current.controller.abort()
    running.current = null
  }

  const clear = () => {
    cancel()
    setItems(undefined)
  }

  const ask = (query: string) => {
    cancel()
    const wanted = asTyped(query).trim()
    if (wanted.length < minLength) return setItems(undefined)
    const controller = new AbortController()
    const answer = async () => {
      const found = await load(wanted, controller.signal).catch(() => [])
      if (!controller.signal.aborted) setItems(found.slice(0, MOST_SUGGESTIONS))
    }
    const timer = setTimeout(() => void answer(), DELAY)
    running.current = { timer, controller }
  }

  useEffect(() => cancel, [])
  return { items, ask, cancel, clear }
}
