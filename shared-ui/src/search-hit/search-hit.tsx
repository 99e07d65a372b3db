import type { SearchHit as Hit } from '@nimbus/shared-contracts/search'
import { EnergyRow } from '../energy'
import { Picture } from '../picture'
import { markedParts } from './marked-parts'

interface SearchHitProps {
  hit: Hit
  /** Without what it is, where there is little room. */
  brief?: boolean
}

/** Something that was found, with its kind, picture and whole price where it has them; a device's energy label stands beside both. */
export function SearchHit({ hit, brief = false }: SearchHitProps) {
  const { title, text, href, marks, kind, image, price, with: tariff, energy } = hit
  return (
    <div className="hit">
      {image && (
        <div className="hit__pic">
          <Picture src={image} alt="" width={72} height={72} placeholder={false} />
        </div>
      )}
      <div className="hit__b">
        <p className="hit__head">
          <a className="hit__title" href={href}>
            <Marks text={title} marks={marks} />
          </a>
          {kind && <span className="hit__kind">{kind}</span>}
        </p>
        {text && !brief && (
          <p className="muted">
            <Marks text={text} marks={marks} />
          </p>
        )}
        {price && (
          <p className="hit__price">
            <b className="num">{price.amount}</b>
            <span>{` ${[price.when, tariff].filter(Boolean).join(' ')}`}</span>
            {price.more && <span className="hit__more">{price.more}</span>}
          </p>
        )}
        {price && energy && <EnergyRow {...energy} device={title} />}
      </div>
    </div>
  )
}

const Marks = ({ text: whole, marks }: { text: string; marks: readonly string[] }) =>
  markedParts(whole, marks).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other identity
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
