import type { Tv } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, type Cents } from '@nimbus/shared-contracts/money'
import { monthsText, TV_NAME } from '@nimbus/shared-contracts/wording'
import { CompactChoice } from '@nimbus/shared-ui/choice'
import { text } from '../../../messages/de'
import type { Choice } from '../model/variants'

interface TariffControlsProps {
  choice: Choice
  tvChoices: { tv: Tv; surcharge: Cents | undefined }[]
  terms: number[]
  /** What changed last, for screen readers; empty at first, so that the region is there before its text. */
  announcement: string
  onChange(choice: Choice): void
}

/** The TV choice and the term, once above all tiles; they change every price in place. */
export function TariffControls({ choice, tvChoices, terms, announcement, onChange }: TariffControlsProps) {
  return (
    <div className="toolbar__choices">
      <CompactChoice
        legend={text.tariffPage.tv}
        name="tv"
        options={tvChoices.map(({ tv, surcharge }) => ({
          value: tv,
          label: TV_NAME[tv],
          note: surcharge ? formatEuro(surcharge, { prefix: '+ ' }) : undefined,
        }))}
        value={choice.tv}
        onChange={(value) => onChange({ ...choice, tv: tvChoices.find(({ tv }) => tv === value)?.tv ?? 'NONE' })}
      />
      {terms.length > 1 && (
        <CompactChoice
          legend={text.tariffPage.term}
          name="term"
          options={terms.map((term) => ({ value: String(term), label: monthsText(term) }))}
          value={String(choice.term)}
          onChange={(value) => onChange({ ...choice, term: Number(value) })}
        />
      )}
      <output className="vh">{announcement}</output>
    </div>
  )
}
