import { benefitsSchema, type Benefits } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { paragraphsOf, sectionsOf } from '../../kernel/texts/markdown'
import { BENEFIT_TEXTS, type BenefitFacts } from './benefit-slots'
import { heroIn } from './heroes'

type Product = keyof typeof BENEFIT_TEXTS

/** The products that have a page of benefits, in the order of their links. */
export const BENEFIT_PRODUCTS = Object.keys(BENEFIT_TEXTS) as Product[]

/** What speaks for a product; undefined for one that has no such page. Every number comes from the facts. */
export function benefitsOf(product: string, facts: BenefitFacts): Benefits | undefined {
  const texts = new Map<string, ReturnType<(typeof BENEFIT_TEXTS)[Product]>>(
    BENEFIT_PRODUCTS.map((name) => [name, BENEFIT_TEXTS[name](facts)]),
  )
  const text = texts.get(product)
  if (!text) return undefined
  const { head, blocks } = text
  const sections = sectionsOf(blocks, 2)
  const entries = (id: string) =>
    sectionsOf(sections.find((section) => section.id === id)?.blocks ?? [], 3).map(
      ({ id: icon, title, blocks: said }) => ({
        ...(icon && { icon }),
        title,
        text: paragraphsOf(said).join(' '),
      }),
    )
  const offers = head('offers', '').split(', ').filter(Boolean)
  return v.parse(benefitsSchema, {
    product,
    title: head('title'),
    description: head('description'),
    hero: heroIn(text, head('hero'), head('image')),
    benefits: entries('benefits'),
    steps: entries('steps'),
    questions: entries('questions'),
    offers: offers.map((offer) => {
      const [area, category] = offer.split('/')
      return { area, category }
    }),
    others: [...texts].flatMap(([other, { head: of }]) =>
      other === product ? [] : [{ product: other, label: of('label') }],
    ),
  })
}
