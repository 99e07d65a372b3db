import { useId } from 'react'
import * as v from 'valibot'
import { isShown, worded, type FormSection as Section, type FormValues } from '@nimbus/shared-contracts/forms'
import { FieldGrid } from '@nimbus/shared-ui/field'
import { de } from './de'
import type { Definitions } from './fields'
import { FormField } from './form-field'
import styles from './form.module.css'

interface FormSectionProps {
  section: Section
  definitions: Definitions
  values: FormValues
  /** Fields alone, where the page has said already what they are for. */
  bare: boolean
}

/** Fields that belong together under their heading; a section without fields on screen has nothing to say. */
export function FormSection({ section, definitions, values, bare }: FormSectionProps) {
  const heading = useId()
  const fields = section.fields.flatMap((id) => {
    const definition = definitions[id]
    if (!definition || !isShown(id, definitions, values)) return []
    return [<FormField key={id} id={id} definition={worded(definition, values)} definitions={definitions} />]
  })
  if (fields.length === 0) return null
  if (bare) return <FieldGrid>{fields}</FieldGrid>
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{section.title}</h2>
      {section.description && <p className="muted">{section.description}</p>}
      <SectionLinks section={section} />
      <FieldGrid>{fields}</FieldGrid>
    </section>
  )
}

/** Links into the shop only; what else a server could send here is left out. */
const linksSchema = v.fallback(
  v.array(
    v.object({
      label: v.string(),
      href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      /** To another step of the form that keeps what was typed. */
      here: v.optional(v.boolean()),
    }),
  ),
  [],
)

/** What to read before agreeing, opened apart so that the form stays where it is; or a step to go back to. */
function SectionLinks({ section }: { section: Section }) {
  const links = v.parse(linksSchema, section.links)
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, here }) => (
        <li key={href}>
          {here ? (
            <a className="link" href={href}>
              {label}
            </a>
          ) : (
            <a className="link" href={href} target="_blank" rel="noopener">
              <span>{label}</span>
              <span className="vh">{de.newTab}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
