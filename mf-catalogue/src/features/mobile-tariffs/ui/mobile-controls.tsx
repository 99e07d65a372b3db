import { monthsText } from '@nimbus/shared-contracts/wording'
import { CompactChoice } from '@nimbus/shared-ui/choice'
import * as messages from '../../../messages/de'
import type { Choice } from '../model/variants'

const text = messages.mobileTariffs

interface MobileControlsProps {
  choice: Choice
  terms: readonly number[]
  /** The cart's device: "Solvar S1 Pro". */
  handset: string | undefined
  onChange(choice: Choice): void
}

const WITH = 'with'
const WITHOUT = 'without'

export const deviceText = ({ device }: Choice): string => (device ? text.withDevice : text.withoutDevice)

/** With or without device and the term, once above all tiles; they change every price in place. */
export function MobileControls({ choice, terms, handset, onChange }: MobileControlsProps) {
  return (
    <div className="toolbar__choices">
      <CompactChoice
        legend={text.device}
        name="device"
        options={[
          { value: WITHOUT, label: text.withoutDevice },
          { value: WITH, label: text.withDevice },
        ]}
        value={choice.device ? WITH : WITHOUT}
        onChange={(value) => onChange({ ...choice, device: value === WITH })}
      />
      {terms.length > 1 && (
        <CompactChoice
          legend={text.term}
          name="term"
          options={terms.map((term) => ({ value: String(term), label: monthsText(term) }))}
          value={String(choice.term)}
          onChange={(value) => onChange({ ...choice, term: Number(value) })}
        />
      )}
      {choice.device && <p className="small muted">{handset ? text.keepsDevice(handset) : text.priceOfDevice}</p>}
    </div>
  )
}
