import type { Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { completion as text, nextStep } from '../../../messages/de'
import { deviceHref, devicesHref } from '../../../model/category'
import { missingOf } from '../../../model/missing'
import styles from './completion.module.css'
import { useCounterpart } from './use-counterpart'

interface CompletionNoticeProps {
  cart: Cart
  onSwap: (tariff: Tariff) => void
  onRemoveHandset: () => void
}

/** Says what a mobile cart lacks and leads on: to a device or without one, to another tariff or without the device. */
export function CompletionNotice({ cart, onSwap, onRemoveHandset }: CompletionNoticeProps) {
  const { tariff, handset } = cart
  const counterpart = useCounterpart(onSwap)
  const missing = missingOf(cart)
  const withoutDevice = tariff?.properties.counterpart_id
  if (missing === 'device' && tariff) {
    return (
      <Alert kind="info" title={text.device.title}>
        <p className="small">{text.device.text(tariff.product_name)}</p>
        <div className={styles.ways}>
          <LinkButton size="s" href={devicesHref(tariff)}>
            {nextStep.chooseDevice}
          </LinkButton>
          {withoutDevice && (
            <Button
              variant="secondary"
              size="s"
              busy={counterpart.busy ? text.device.swapping : undefined}
              onClick={() => void counterpart.swap(withoutDevice)}
            >
              {text.device.without}
            </Button>
          )}
        </div>
      </Alert>
    )
  }
  if (!handset || !missing) return null
  const isMissingTariff = missing === 'tariff'
  return (
    <Alert
      kind={isMissingTariff ? 'info' : 'warning'}
      title={isMissingTariff ? text.tariff.title : text.bundle.title(handset.product_name)}
    >
      <p className="small">{isMissingTariff ? text.tariff.text(handset.product_name) : text.bundle.text}</p>
      <div className={styles.ways}>
        <LinkButton size="s" href={deviceHref(handset)}>
          {isMissingTariff ? nextStep.chooseTariff : nextStep.chooseOtherTariff}
        </LinkButton>
        {!isMissingTariff && (
          <Button variant="secondary" size="s" onClick={onRemoveHandset}>
            {text.bundle.remove}
          </Button>
        )}
      </div>
    </Alert>
  )
}
