import { formatDay } from '@nimbus/shared-contracts/dates'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../../../messages/de'
import { printableText, type LegalText } from '../api/legal-page'
import styles from './legal-text.module.css'
import { MarkupView } from './markup-view'
import { useRequestedSection, type SectionRequest } from './use-requested-section'

/**
 * A legal text: heading, the day since when it holds, table of contents, sections with anchors.
 * `request` is the visit's query. A browser goes to a heading with autofocus by itself, also without JavaScript.
 */
export function LegalDocument({ text, request }: { text: LegalText; request?: SectionRequest }) {
  const { name, title, description, valid_from, sections } = text
  const article = useRequestedSection(request)
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: messages.start, href: routes.start() }, { label: title }]} />
      <PageHeading title={title} lead={description} />
      <p className={`small muted ${styles.dated}`}>
        <span>
          {messages.validFrom} <time dateTime={valid_from}>{formatDay(valid_from)}</time>
        </span>
        <a className={styles.print} href={printableText(name)} type="application/pdf">
          {messages.pdf}
        </a>
      </p>
      <div className={styles.layout}>
        <Contents sections={sections} />
        <article className={styles.text} ref={article}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className={styles.section}
              aria-labelledby={`${section.id}-titel`}
            >
              {/* React knows autofocus of fields alone, and calls that of a heading a difference */}
              <h2
                id={`${section.id}-titel`}
                tabIndex={-1}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asks for a section wants to begin there
                autoFocus={section.id === request?.id || undefined}
                suppressHydrationWarning
              >
                {section.title}
              </h2>
              <MarkupView markup={section.markup} />
            </section>
          ))}
        </article>
      </div>
    </Wrap>
  )
}

function Contents({ sections }: { sections: LegalText['sections'] }) {
  return (
    <nav className={styles.toc} aria-labelledby="inhaltsverzeichnis">
      <h2 className={styles.tocTitle} id="inhaltsverzeichnis">
        {messages.contents}
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
