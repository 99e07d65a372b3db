export interface Crumb {
  label: string
  /** Missing on the last one, the page itself. */
  href?: string
}

export interface BreadcrumbsProps {
  items: readonly Crumb[]
}

/** The way from the start page to this one, also as schema.org data: what is listed is what is shown. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Brotkrumen">
      <ol className="crumbs">
        {items.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
      {/* oxlint-disable-next-line react/no-danger -- JSON of our own making, escaped below */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: breadcrumbList(items) }} />
    </nav>
  )
}

/** Addresses are relative: JSON-LD resolves them against the page (JSON-LD 1.1, 9.1). Nothing in it can end the script. */
const breadcrumbList = (items: readonly Crumb[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: href }),
    })),
  }).replaceAll('<', '\\u003c')
