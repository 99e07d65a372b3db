import { hasStartPrice, runningPrice, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { text } from '../../../messages/de'

interface CartMisfitProps {
  /** The tariff in the cart that can't be had at the address. */
  tariff: LandlineTariff
  alternative: LandlineTariff | undefined
  onChoose(tariff: LandlineTariff): void
}

/** Says that the cart's tariff isn't possible at the checked address, and offers the closest one with its price. */
export function CartMisfit({ tariff, alternative, onChoose }: CartMisfitProps) {
  return (
    <Alert kind="warning" title={NOTICE.tariffNotAvailable.title} role="alert">
      <p className="small">{text.alternative.title(tariff.product_name)}</p>
      {alternative ? (
        <>
          <p className="small">
            {text.alternative.here(
              alternative.product_name,
              formatEuro(runningPrice(alternative)),
              hasStartPrice(alternative),
            )}
          </p>
          <p>
            <Button variant="secondary" size="s" onClick={() => onChoose(alternative)}>
              {text.alternative.take(alternative.product_name)}
            </Button>
          </p>
        </>
      ) : (
        <p className="small">{text.alternative.none}</p>
      )}
    </Alert>
  )
}
