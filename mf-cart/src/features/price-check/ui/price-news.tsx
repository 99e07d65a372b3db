import { formatEuro } from '@nimbus/shared-contracts/money'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { priceCheck } from '../../../messages/de'
import { priceText } from '../../../messages/price-text'
import type { PriceCheck } from '../api/price-plan'
import styles from './price-check.module.css'

/** Says what the server corrected, with the prices before and after (CART-14), or that it couldn't be asked. */
export function PriceNews({ news, problem, dismiss, retry }: PriceCheck) {
  return (
    <>
      {news && (
        <div className={styles.news}>
          <Alert kind="warning" title={news.changes.length > 0 ? priceCheck.changed : priceCheck.removed}>
            {news.removed.length > 0 && <p className="small">{priceCheck.removedNames(news.removed)}</p>}
            <ChangeTable news={news} />
            <div>
              <Button variant="secondary" size="s" onClick={dismiss}>
                {priceCheck.ok}
              </Button>
            </div>
          </Alert>
        </div>
      )}
      {problem && problem !== 'unverified' && (
        <div className={styles.news}>
          <Alert kind="error" title={problem.title}>
            {priceCheck.chooseAgain}
          </Alert>
        </div>
      )}
      {problem === 'unverified' && (
        <p className={`small muted ${styles.news}`}>
          {priceCheck.unverified}{' '}
          <button type="button" className="lbtn" onClick={retry}>
            {priceCheck.retry}
          </button>
        </p>
      )}
    </>
  )
}

function ChangeTable({ news: { changes, total } }: { news: NonNullable<PriceCheck['news']> }) {
  return (
    <table className="diff">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{priceCheck.product}</span>
          </th>
          <th scope="col">{priceCheck.before}</th>
          <th scope="col">{priceCheck.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, name, before, after }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{before ? priceText(before) : priceCheck.unpriced}</td>
            <td>{priceText(after)}</td>
          </tr>
        ))}
        {total && (
          <tr>
            <th scope="row">{priceCheck.total}</th>
            <td>{formatEuro(total.before)}</td>
            <td>{formatEuro(total.after)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
