import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
}

/** The page's h1; the shell moves the focus to it after a navigation. */
export function PageHeading({ title, lead, eyebrow }: PageHeadingProps) {
  return (
    <div className="page-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
