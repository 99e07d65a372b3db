import * as v from 'valibot'
import type { FormSection } from '@nimbus/shared-contracts/forms'

/** Links into the shop only; what else a server could send here is left out. */
const linksSchema = v.array(v.object({ label: v.string(), href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)) }))

/** The texts that a section points to. sectionLinks({…, links: [{label: 'AGB', href: '/agb'}]}) → [{label: 'AGB', href: '/agb'}] */
export function sectionLinks(section: FormSection): { label: string; href: string }[] {
  const links = v.safeParse(linksSchema, section.links)
  return links.success ? links.output : []
}
