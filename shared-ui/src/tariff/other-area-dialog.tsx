import { cartStore } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { Button } from '@nimbus/shared-ui/button'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { text } from './de'

interface OtherAreaDialogProps {
  /** The tariff that was chosen while the cart holds one of the other area; the dialog is open while there is one. */
  tariff: Tariff | undefined
  onAnswer(accepted: boolean): void
}

/** Mobile and landline can't be ordered together: asks before the cart is cleared (decisions). */
export function OtherAreaDialog({ tariff, onAnswer }: OtherAreaDialogProps) {
  const current = tariff && cartStore.get().tariff?.product_name
  return (
    <Dialog
      open={tariff !== undefined}
      onClose={() => onAnswer(false)}
      title={text.otherArea.title}
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {text.otherArea.no}
          </Button>
          <Button onClick={() => onAnswer(true)}>{text.otherArea.yes}</Button>
        </>
      }
    >
      <p>{text.otherArea.body(current ?? '', tariff?.product_name ?? '')}</p>
    </Dialog>
  )
}
