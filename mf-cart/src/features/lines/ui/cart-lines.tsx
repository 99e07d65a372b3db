import type { Elements } from '@nimbus/shared-ui/elements'
import type { Cart } from '@nimbus/shared-contracts/cart'
import { lines as text } from '../../../messages/de'
import { lineTerms } from '../../../messages/term-text'
import { editHref } from '../../../model/category'
import { BLOCKS, cartLines, type CartLine as Line } from '../../../model/lines'
import { Benefits } from './benefits'
import { CartLine } from './cart-line'
import { HandsetEnergy, HandsetFacts, HandsetPicture } from './handset-parts'
import { LineIcon } from './line-icon'
import styles from './lines.module.css'
import { TariffFacts } from './tariff-facts'

/** Everything in the cart in its blocks: tariff, device, options, hardware, benefits (CART-12). */
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
                  editHref={line.mandatory ? undefined : editHref(block, cart)}
                  onRemove={() => onRemove(line)}
                  {...partsOf(line, cart)}
                />
              ))}
            </ul>
          </section>
        ))}
      {cart.tariff && cart.promotions.length > 0 && <Benefits promotions={cart.promotions} tariff={cart.tariff} />}
    </div>
  )
}

/** What a line shows beside its name and prices: a tariff its service, a device its picture, variant and energy label. */
function partsOf(line: Line, { tariff, handset }: Cart): { picture: Elements; children: Elements; beside?: Elements } {
  const term = lineTerms(line)
  if (line.block === 'handset' && handset) {
    return {
      picture: handset.image ? <HandsetPicture image={handset.image} /> : <LineIcon line={line} />,
      children: <HandsetFacts handset={handset} term={term} />,
      beside: <HandsetEnergy handset={handset} />,
    }
  }
  const facts = line.block === 'tariff' && tariff && <TariffFacts tariff={tariff} />
  return {
    picture: <LineIcon line={line} />,
    children: (
      <>
        <p className="small muted">{term}</p>
        {facts}
      </>
    ),
  }
}
