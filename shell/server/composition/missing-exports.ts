import { offeredExports } from '../../src/federation/provided-modules'

let offered: ReturnType<typeof offeredExports> | undefined

/**
 * Why a release can't run with the modules of this shell, or undefined when it can: it calls what they don't have. Such a
 * call would fail in a customer's browser only. missingExports({valibot: ['email']}) → 'takes valibot.email from the
 * shell, which offers no such export'
 */
export function missingExports(uses: Readonly<Record<string, readonly string[]>> = {}): string | undefined {
  const known = (offered ??= offeredExports())
  const missing = Object.entries(uses).flatMap(([module, names]) =>
    names.filter((name) => !known[module]?.includes(name)).map((name) => `${module}.${name}`),
  )
  if (missing.length === 0) return undefined
  return `takes ${missing.join(', ')} from the shell, which offers no such export`
}
