import type { EventPayload } from '@nimbus/shared-contracts/events'
import { messages } from '../messages/de'
import { energy as text } from '../messages/energy.de'
import './energy-dialog.css'

export type Sheet = Omit<EventPayload<'shop:click'>, 'key'>

/** A label or sheet, with its values as text. */
export function SheetBody({ value, about, details = [] }: Sheet) {
  const name = about === undefined ? messages.energy.title : text.of(about)
  return (
    <>
      {isPdf(value) ? (
        <>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps browsers from showing a PDF */}
          <iframe className="energy-sheet" src={value} title={text.sheet(about)} height={750} />
          <p>
            <a href={value} target="_blank" rel="noopener">
              {text.openSheet}
            </a>
          </p>
        </>
      ) : (
        <img className="energy-label" src={value} alt={name} width={300} height={600} />
      )}
      {details.length > 0 && (
        <dl className="dl dl--2" aria-label={text.values}>
          {details.map((detail) => (
            <div key={detail.name}>
              <dt>{detail.name}</dt>
              <dd>{detail.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** isPdf('/a/sheet.pdf?v=2') → true */
const isPdf = (address: string): boolean => /\.pdf$/i.test(address.replace(/[?#].*$/s, ''))
