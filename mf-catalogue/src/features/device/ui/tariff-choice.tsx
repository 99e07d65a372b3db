import type { VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, oneOffParts } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { oneOffTexts, termText } from '@nimbus/shared-contracts/wording'
import { Segments, useEarlyChoice } from '@nimbus/shared-ui/choice'
import * as messages from '../../../messages/de'
import { volumeText } from '../../../messages/volume-text'
import { compareKey, MOST_COMPARED, type CompareEntry } from '../../../model/compare-key'
import { matrixOf, tariffOf, termsOf, type MatrixChoice, type OfferedRow, type TariffRow } from '../model/tariff-rows'
import { isYoung } from '@nimbus/shared-contracts/catalogue'
import styles from './device.module.css'

const text = messages.device

/** Where the list of tariffs begins: the price box leads to it. */
export const TARIFFS = 'tarife'

interface TariffChoiceProps {
  /** What is bought: the variant with its category and slug, as the comparison names it. */
  device: NonNullable<CompareEntry['device']>
  tariffs: readonly VolumeTariff[]
  rows: readonly TariffRow[]
  wanted: VolumeTariff
  /** The row whose price is shown. */
  row: OfferedRow | undefined
  onChoose(tariff: VolumeTariff): void
}

/** Term, audience and tariff, each with what the device costs with it. */
export function TariffChoice({ device, tariffs, rows, wanted, row, onChoose }: TariffChoiceProps) {
  const choice = matrixOf(wanted)
  const change = (over: Partial<MatrixChoice>): void => {
    const tariff = tariffOf(tariffs, wanted, { ...choice, ...over })
    if (tariff) onChoose(tariff)
  }
  const terms = termsOf(tariffs.filter((tariff) => isYoung(tariff) === choice.young))
  const hasYoung = tariffs.some((tariff) => isYoung(tariff) && tariff.properties.contract_term === choice.term)
  return (
    <section className={styles.tariffs} aria-labelledby={TARIFFS}>
      <h2 id={TARIFFS} tabIndex={-1}>
        {text.tariffTitle}
      </h2>
      <div className={styles.switches}>
        {terms.length > 1 && (
          <Segments
            legend={text.termLegend}
            name="laufzeit"
            options={terms.map((term) => ({ value: String(term), label: termText(term) }))}
            value={String(choice.term)}
            onChange={(term) => change({ term: Number(term) })}
          />
        )}
        {hasYoung && (
          <Segments
            legend={text.audience}
            name="zielgruppe"
            options={[
              { value: 'alle', label: text.everyone },
              { value: 'young', label: text.young },
            ]}
            value={choice.young ? 'young' : 'alle'}
            onChange={(audience) => change({ young: audience === 'young' })}
          />
        )}
      </div>
      <Matrix rows={rows} chosenId={row?.tariff.concrete_product_id ?? ''} term={choice.term} onChoose={onChoose} />
      <div className={styles.notes}>
        {row && <p className="xs">{text.totalNote(restOf(row))}</p>}
        {choice.young && <p className="xs">{text.youngNote}</p>}
        {row && (
          <p className="small">
            <a className="link" href={compareHref(device, rows, row)}>
              {text.compare}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

/** The variant with the shown tariff first and with the next ones beside it, as many as the comparison takes. */
const compareHref = (
  device: TariffChoiceProps['device'],
  rows: readonly TariffRow[],
  { tariff: { concrete_product_id: shown } }: OfferedRow,
): string => {
  const offered = rows.filter(({ offer }) => offer).map(({ tariff }) => tariff.concrete_product_id)
  const ids = [...new Set([shown, ...offered])].slice(0, MOST_COMPARED)
  return routes.compare({ tarife: ids.map((tariffId) => compareKey({ tariffId, device })).join(',') })
}

/** What is due once besides the device: "Bereitstellung 39,95 € und Versand 6,95 €" */
const restOf = ({ offer }: OfferedRow): string =>
  oneOffTexts(
    oneOffParts(offer.price.conditions).filter(({ kind }) => kind !== 'device'),
    'name',
  ).join(' und ')

interface MatrixProps {
  rows: readonly TariffRow[]
  chosenId: string
  term: number
  onChoose(tariff: VolumeTariff): void
}

function Matrix({ rows, chosenId, term, onChoose }: MatrixProps) {
  const byId = (id: string): VolumeTariff | undefined =>
    rows.find(({ tariff }) => tariff.concrete_product_id === id)?.tariff
  const fieldset = useEarlyChoice(chosenId, (id) => {
    const tariff = byId(id)
    if (tariff) onChoose(tariff)
  })
  const { columns } = text
  return (
    <fieldset className={styles.choice} ref={fieldset}>
      <legend>
        {text.tariff} <span>{text.termOf(termText(term))}</span>
      </legend>
      <div className="mx">
        <div className="mx__h" aria-hidden="true">
          <span />
          <span>{columns.tariff}</span>
          <span>{columns.monthly}</span>
          <span>{columns.device}</span>
          <span>{columns.total(termText(term))}</span>
        </div>
        {rows.map((row) => (
          <MatrixRow
            key={row.tariff.concrete_product_id}
            row={row}
            chosenId={chosenId}
            term={term}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

function MatrixRow({
  row: { tariff, offer, cheapest },
  chosenId,
  term,
  onChoose,
}: Omit<MatrixProps, 'rows'> & { row: TariffRow }) {
  const id = tariff.concrete_product_id
  const { columns } = text
  return (
    <label className={offer ? undefined : styles.missing}>
      <input
        type="radio"
        name="tarif"
        value={id}
        checked={id === chosenId}
        disabled={!offer}
        onChange={() => onChoose(tariff)}
      />
      <span>
        <b>{tariff.name}</b> <span className="small muted">{volumeText(tariff.data_volume)}</span>
        {cheapest && <span className={styles.cheapest}> {text.cheapest}</span>}
      </span>{' '}
      {offer ? (
        <>
          <b>
            <span className="k">{`${columns.monthly} `}</span>
            <span>{formatEuro(offer.price.monthly)}</span>
          </b>
          <span>
            <span className="k"> {text.shortDevice} </span>
            <span>{formatEuro(offer.price.device)}</span>
          </span>
          <span>
            <span className="k">{` ${termText(term)} `}</span>
            <span>{formatEuro(offer.price.total)}</span>
          </span>
        </>
      ) : (
        <span className={styles.reason}>{text.notWithDevice}</span>
      )}
    </label>
  )
}
