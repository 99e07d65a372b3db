import { format } from 'node:util'
import type { Watch } from './watch'

/** Errors and warnings on the console, such as for an event that was refused or a hydration that differs. */
export function watchConsole(): Watch {
  const said: string[] = []
  const { error, warn } = console
  // the first line says it; the others are a stack
  const hear = (...parts: unknown[]): void => void said.push(format(...parts).split('\n', 1)[0] ?? '')
  console.error = hear
  console.warn = hear
  return { left: () => said, end: () => Object.assign(console, { error, warn }) }
}
