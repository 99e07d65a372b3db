import type { ProductSheetList, SheetKind } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../../../messages/de'
import { groupSheets, type SheetGroup } from '../model/group-sheets'
import styles from './product-sheet.module.css'

const TECHNOLOGIES: readonly SheetKind[] = ['FIBRE', 'DSL', 'MOBILE', 'PREPAID']

/** All sheets by technology and tariff, one link for each term. */
export function SheetList({ sheets }: { sheets: ProductSheetList['sheets'] }) {
  const groups = groupSheets(sheets)
  return TECHNOLOGIES.map((technology) => {
    const ofTechnology = groups.filter((group) => group.technology === technology)
    if (ofTechnology.length === 0) return null
    return (
      <section key={technology} className={styles.technology} aria-labelledby={`pib-${technology}`}>
        <h2 id={`pib-${technology}`}>{messages.sheet.technology[technology]}</h2>
        <div className={styles.groups}>
          {ofTechnology.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </div>
      </section>
    )
  })
}

function Group({ group: { name, variants } }: { group: SheetGroup }) {
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <ul>
        {variants.map(({ productName, sheets }) => (
          <li key={productName}>
            <span>{productName}</span>
            <span className={styles.terms}>
              {sheets.map(({ concrete_product_id, contract_term }) => (
                <a
                  key={concrete_product_id}
                  href={routes.productSheets({ tariff: concrete_product_id })}
                  aria-label={messages.sheet.linkName(productName, contract_term)}
                >
                  {messages.sheet.term(contract_term)}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
