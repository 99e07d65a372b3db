import type { CSSProperties } from 'react'
import type { ConcreteProduct } from '@nimbus/shared-contracts/catalogue'
import { ChipGroup, useEarlyChoice } from '@nimbus/shared-ui/choice'
import * as messages from '../../../messages/de'
import { colorsOf, storageOf, storagesOf, withColor, withStorage } from '../model/variants'
import styles from './device.module.css'

const text = messages.device

interface VariantChoiceProps {
  products: readonly ConcreteProduct[]
  product: ConcreteProduct
  onChoose(product: ConcreteProduct): void
}

/** Colour and storage; a combination that doesn't exist stays to be seen with the reason (VAR-65). */
export function VariantChoice({ products, product, onChoose }: VariantChoiceProps) {
  const color = product.color.name
  const storages = storagesOf(products, color)
  return (
    <div className={styles.variants}>
      <ColorSwatches
        products={products}
        value={color}
        onChange={(name) => onChoose(withColor(products, product, name))}
      />
      {storages.length > 0 && (
        <ChipGroup
          legend={text.storage}
          name="speicher"
          options={storages.map(({ name, exists }) => ({
            value: name,
            label: name,
            disabled: !exists,
            reason: text.notIn(color),
          }))}
          value={storageOf(product)}
          onChange={(name) => onChoose(withStorage(products, product, name))}
        />
      )}
    </div>
  )
}

interface ColorSwatchesProps {
  products: readonly ConcreteProduct[]
  value: string
  onChange(name: string): void
}

function ColorSwatches({ products, value, onChange }: ColorSwatchesProps) {
  const fieldset = useEarlyChoice(value, onChange)
  return (
    <fieldset className={styles.choice} ref={fieldset}>
      <legend>
        {`${text.color}: `}
        <b>{value}</b>
      </legend>
      <div className={styles.swatches}>
        {colorsOf(products).map(({ name, color }) => (
          <label key={name} className={styles.swatch} style={{ '--k': color } as CSSProperties} title={name}>
            <input type="radio" name="farbe" value={name} checked={name === value} onChange={() => onChange(name)} />
            <i />
            <span className="vh">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
