import { cartStore, type ItemList } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { useStore } from '@nimbus/shared-ui/use-store'
import { text } from '../../../messages/de'
import { useItemGroups } from '../api/use-item-groups'
import styles from './extras.module.css'
import { ItemGroupPanel } from './item-group'

interface ExtrasProps {
  list: ItemList
  /** Category to choose a tariff from when there is none. */
  category: string
}

/** Options or hardware for the tariff in the cart. The cart is the browser's, so the server shows where they will be. */
export function Extras({ list, category }: ExtrasProps) {
  const { value: cart, restored } = useStore(cartStore)
  const tariff = cart.tariff?.kind === 'landline' ? cart.tariff : undefined
  if (!restored) return <Loading />
  if (!tariff) {
    return (
      <EmptyState
        title={text.extras.noTariffTitle}
        action={<LinkButton href={routes.landlineTariffs(category)}>{text.extras.toTariffs}</LinkButton>}
      >
        {text.extras.noTariffText}
      </EmptyState>
    )
  }
  return <Groups list={list} tariff={tariff} />
}

function Groups({ list, tariff }: { list: ItemList; tariff: Tariff }) {
  const { value: cart } = useStore(cartStore)
  const result = useItemGroups(tariff, list)
  if (result.state === 'loading') return <Loading />
  if (result.state === 'failed') {
    return (
      <Alert kind="error" title={text.extras.failedTitle} role="alert">
        <p className="small">{text.extras.failedText}</p>
        <p>
          <Button variant="secondary" size="s" onClick={result.retry}>
            {text.extras.retry}
          </Button>
        </p>
      </Alert>
    )
  }
  return (
    <div>
      <p className={`small muted ${styles.tariff}`}>{text.extras.forTariff(tariff.product_name)}</p>
      {result.groups.length === 0 && <p>{text.extras.nothing}</p>}
      {result.groups.map((group) => (
        <ItemGroupPanel key={group.grouping_id ?? group.title} list={list} group={group} inCart={cart[list]} />
      ))}
    </div>
  )
}

function Loading() {
  return (
    <div className={styles.loading}>
      <output className="vh">{text.extras.loading}</output>
      <noscript>
        <p>{text.extras.noScript}</p>
      </noscript>
      <Skeleton height="1.25rem" width="12rem" />
      <Skeleton height="12rem" />
      <Skeleton height="18rem" />
    </div>
  )
}
