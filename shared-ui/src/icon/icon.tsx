import { icons } from './icons'

/** The lucide icons that the shop has; more are picked with scripts/pick-icons.mjs. */
export type IconName = keyof typeof icons

/** The shell's icons serve remotes of other releases, whose names it may not have. */
const outlines: Readonly<Record<string, readonly string[]>> = icons

/** A decorative line icon; beside it stands a text, or its button has a name. A name that is unknown leaves its place empty. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {outlines[name]?.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
