import type { ProductSheetList, SheetKind } from '@nimbus/shared-contracts/catalogue'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../../../messages/de'
import { groupSheets, type SheetGroup } from '../model/group-sheets'
import styles from './product-sheet.module.css'

const TECHNOLOGIES: readonly SheetKind[] = ['FIBRE', 'DSL', 'MOBILE', 'PREPAID']

type Sheets = ProductSheetList['sheets']

/** All sheets by technology and tariff, one link for each term; below them those of tariffs that are sold no more. */
export function SheetList({ sheets }: { sheets: Sheets }) {
  const archived = sheets.filter(({ withdrawn_on }) => withdrawn_on)
  return (
    <>
      <Current sheets={sheets.filter(({ withdrawn_on }) => !withdrawn_on)} />
      {archived.length > 0 && <Archive sheets={archived} />}
    </>
  )
}

function Archive({ sheets }: { sheets: Sheets }) {
  return (
    <section className={styles.technology} aria-labelledby="pib-archiv">
      <h2 id="pib-archiv">{messages.sheet.archive}</h2>
      <p className="muted">{messages.sheet.archiveLead}</p>
      <div className={`${styles.group} ${styles.archive}`}>
        <ul>
          {sheets.map(({ concrete_product_id, product_name, contract_term, withdrawn_on }) => (
            <li key={concrete_product_id}>
              <span>
                <span>{product_name}</span>
                {withdrawn_on && (
                  <span className="muted">{`, ${messages.sheet.soldUntil(formatGermanDate(withdrawn_on))}`}</span>
                )}
              </span>
              <a
                href={routes.productSheets({ tariff: concrete_product_id })}
                aria-label={messages.sheet.linkName(product_name, contract_term)}
              >
                {messages.sheet.term(contract_term)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Current({ sheets }: { sheets: Sheets }) {
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
