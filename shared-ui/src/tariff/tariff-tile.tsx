import type { Elements } from '@nimbus/shared-ui/elements'
import { familyOf, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { compareField, routes } from '@nimbus/shared-contracts/routes'
import { classes } from '../classes/classes'
import { FootnoteButton } from '../footnote-button/footnote-button'
import { Icon } from '@nimbus/shared-ui/icon'
import { text } from './de'
import { detailsId } from './tariff-details'
import { TariffPrice } from './tariff-price'
import { TileMore } from './tile-more'

export interface TariffTileProps {
  tariff: Tariff
  /** Number of the footnote on this page. */
  footnote: number
  chosen: boolean
  /** The tariff that the address names. */
  highlighted: boolean
  /** Marked among its neighbours, with the reason that the catalogue gives. */
  recommended?: boolean
  /** Promotion, audience, state at the address. */
  tags?: Elements
  /** One line below the name: what it is for. */
  use: string | undefined
  /** The big figures: speed, or data volume. */
  facts: Elements
  benefits: readonly string[]
  /** The button; see `ChooseButton`. */
  action: Elements
  onDetails(tariff: Tariff): void
}

/** One tariff with everything that decides: facts, all prices, benefits, action (CAT-20). */
export function TariffTile({ tariff, tags, use, facts, benefits, action, ...props }: TariffTileProps) {
  const { chosen, highlighted, recommended = false } = props
  const nameId = `name-${familyOf(tariff)}`
  return (
    <li
      className={classes('tile', highlighted && 'tile--lit')}
      id={tileId(familyOf(tariff))}
      data-selected={chosen ? '' : undefined}
      data-recommended={recommended ? '' : undefined}
      tabIndex={-1}
      aria-labelledby={nameId}
    >
      <div className="tile__top">
        {recommended && <p className="tag tag--pick tile__pick">{tariff.recommendation}</p>}
        {tags && <p className="tile__tags">{tags}</p>}
        <div>
          <h3 id={nameId}>{tariff.name}</h3>
          <p className="tile__sub">{use}</p>
        </div>
      </div>
      <div className="tile__pb">
        <TariffPrice tariff={tariff} />
      </div>
      <div className="tile__facts">{facts}</div>
      <div className="tile__act">{action}</div>
      <TileMore name={tariff.name} id={`mehr-${familyOf(tariff)}`}>
        <ul className="checks">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
        <div className="tile__foot">
          <TileLinks tariff={tariff} footnote={props.footnote} onDetails={props.onDetails} />
          <CompareChoice tariff={tariff} number={props.footnote} />
        </div>
      </TileMore>
    </li>
  )
}

/** Id of the tile of a family in the page. */
const tileId = (family: string): string => `tarif-${family}`

/** Brings the tile of a family into view; with focus when the customer asked for it. */
export function showTile(family: string, { focus }: { focus: boolean }): void {
  const tile = document.getElementById(tileId(family))
  tile?.scrollIntoView?.({ block: 'center' })
  if (focus) tile?.focus({ preventScroll: true })
}

function TileLinks({ tariff, footnote, onDetails }: Pick<TariffTileProps, 'tariff' | 'footnote' | 'onDetails'>) {
  const { name, concrete_product_id, footnote_tag } = tariff
  return (
    <>
      <a
        className="link"
        href={`#${detailsId(tariff)}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          onDetails(tariff)
        }}
      >
        {text.details}
        <span className="vh">{text.detailsOf(name)}</span>
      </a>
      <a className="link" href={routes.productSheets({ tariff: concrete_product_id })}>
        {text.productSheet}
        <span className="vh">{` ${name}`}</span>
      </a>
      {footnote_tag && <FootnoteButton tag={footnote_tag} number={footnote} about={text.footnoteAbout(name)} />}
    </>
  )
}

/** Takes the tariff into the comparison; the way there stands beside it once it is taken. See `TariffComparison`. */
function CompareChoice({ tariff: { name, concrete_product_id }, number }: { tariff: Tariff; number: number }) {
  return (
    <div className="tile__compare">
      <label className="check">
        <input type="checkbox" name={compareField(number)} value={concrete_product_id} />
        <span>
          {text.compare}
          <span className="vh">{` ${name}`}</span>
        </span>
      </label>
      <button type="submit" className="lbtn">
        {text.compareChosen}
      </button>
    </div>
  )
}
