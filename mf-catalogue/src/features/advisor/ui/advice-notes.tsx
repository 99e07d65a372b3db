import { formatEuro } from '@nimbus/shared-contracts/money'
import { Alert } from '@nimbus/shared-ui/alert'
import { advisor } from '../../../messages/advisor.de'
import type { AdviceNote } from '../model/advise'
import styles from './advisor.module.css'

const { notes: text } = advisor

/** What has to be known beside the tariffs; first of all that today's contract is cheaper. */
export function AdviceNotes({ notes }: { notes: readonly AdviceNote[] }) {
  const today = notes.find((note) => note.kind === 'today-cheaper')
  const others = notes.flatMap(noteText)
  return (
    <div className={styles.notes}>
      {today && (
        <Alert kind="info" title={text.todayTitle}>
          {text.today(formatEuro(today.today), formatEuro(today.lowest))}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert kind="accent" title={text.title}>
          {others.map((note) => (
            <p key={note} className="small">
              {note}
            </p>
          ))}
        </Alert>
      )}
    </div>
  )
}

function noteText({ kind }: AdviceNote): string[] {
  switch (kind) {
    case 'today-cheaper':
      return []
    case 'tv-needs-line':
      return [text.tvNeedsLine]
    case 'each-their-own':
      return [text.eachTheirOwn]
    case 'check-address':
      return [text.checkAddress]
    case 'no-fibre':
      return [text.noFibre]
    case 'nothing-here':
      return [text.nothingHere]
  }
}
