import type { ReactNode } from 'react'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import styles from './start.module.css'

interface TeaserSectionProps {
  title: string
  lead: string
  className: string | undefined
  /** The way to all tariffs of the area. */
  all: Link
  /** Name of the list for screen readers. */
  list: string
  /** A tile for each tariff; without any, `missing` stands in their place. */
  tiles: readonly { id: string; tile: ReactNode }[]
  missing?: string
  note: string
  /** The ways to the tariffs that aren't shown. */
  others: readonly Link[]
}

interface Link {
  label: string
  href: string
}

/** Tariffs of an area in one row, what holds for all of them, and the ways to the others. */
export function TeaserSection({ title, lead, className, all, list, tiles, missing, note, others }: TeaserSectionProps) {
  const aside = (
    <a className="link" href={all.href}>
      {all.label}
      <Icon name="arrow-right" />
    </a>
  )
  return (
    <Wrap>
      <Section title={title} lead={lead} aside={aside} className={className}>
        {tiles.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on phones, WCAG 2.1.1
          <ul className={styles.tiles} tabIndex={0} aria-label={list}>
            {tiles.map(({ id, tile }) => (
              <li key={id}>{tile}</li>
            ))}
          </ul>
        ) : (
          <p>{missing}</p>
        )}
        <div className={styles.below}>
          <p className="xs">{note}</p>
          <p className={styles.others}>
            {others.map(({ label, href }) => (
              <a key={href} className="link" href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
      </Section>
    </Wrap>
  )
}
