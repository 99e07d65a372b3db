import type { ReactNode } from 'react'

/** Fields one below the other; from 640 px on their `width` puts them side by side. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="fields">{children}</div>
}
