import { icons } from './icons'

/** The lucide icons that the shop has; more are picked with scripts/pick-icons.mjs. */
export type IconName = keyof typeof icons

/** A decorative line icon; beside it stands a text, or its button has a name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icons[name].map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
