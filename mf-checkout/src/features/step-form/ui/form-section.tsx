import { useId } from 'react'
import {
  worded,
  type FieldDefinition,
  type FormSection as Section,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { FieldGrid } from '@nimbus/shared-ui/field'
import { de } from '../../../messages/de'
import { sectionLinks } from '../model/section-links'
import { FormField } from './form-field'
import styles from './step-form.module.css'

interface FormSectionProps {
  section: Section
  /** Ids of the section's fields that are on screen. */
  shown: readonly string[]
  definitions: Readonly<Record<string, FieldDefinition>>
  values: FormValues
}

/** Fields that belong together under their heading; a section without fields on screen has nothing to say. */
export function FormSection({ section, shown, definitions, values }: FormSectionProps) {
  const heading = useId()
  if (shown.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{section.title}</h2>
      {section.description && <p className="muted">{section.description}</p>}
      <SectionLinks section={section} />
      <FieldGrid>
        {shown.map((id) => {
          const definition = definitions[id]
          return (
            definition && (
              <FormField key={id} id={id} definition={worded(definition, values)} definitions={definitions} />
            )
          )
        })}
      </FieldGrid>
    </section>
  )
}

/** What to read before agreeing; opened apart, so that the form stays where it is. */
function SectionLinks({ section }: { section: Section }) {
  const links = sectionLinks(section)
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="link" href={href} target="_blank" rel="noopener">
            <span>
              {label}
              <span className="vh">{de.newTab}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
