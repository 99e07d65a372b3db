import type { Cart } from '@nimbus/shared-contracts/cart'
import { lines as text } from '../../../messages/de'
import { editHref } from '../../../model/category'
import { BLOCKS, cartLines, type CartLine as Line } from '../../../model/lines'
import { Benefits } from './benefits'
import { CartLine } from './cart-line'
import styles from './lines.module.css'
import { TariffFacts } from './tariff-facts'

/** Everything in the cart in its blocks: tariff, device, options, hardware, benefits (conventions 2.5). */
export function CartLines({ cart, onRemove }: { cart: Cart; onRemove: (line: Line) => void }) {
  const all = cartLines(cart)
  const filled = BLOCKS.map((block) => ({ block, lines: all.filter((line) => line.block === block) }))
  return (
    <div className={styles.blocks}>
      {filled
        .filter(({ lines }) => lines.length > 0)
        .map(({ block, lines }) => (
          <section key={block} aria-labelledby={`cart-${block}`}>
            <h2 id={`cart-${block}`} className={styles.block}>
              {text.block[block]}
            </h2>
            <ul>
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  editHref={line.mandatory ? undefined : editHref(block, cart.tariff)}
                  onRemove={() => onRemove(line)}
                >
                  {block === 'tariff' && cart.tariff && <TariffFacts tariff={cart.tariff} />}
                </CartLine>
              ))}
            </ul>
          </section>
        ))}
      {cart.promotions.length > 0 && (
        <Benefits promotions={cart.promotions} steps={all.find(({ block }) => block === 'tariff')?.steps ?? []} />
      )}
    </div>
  )
}
