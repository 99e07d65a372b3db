import { text } from './de'

/** What stands in the summary's card while nothing is chosen. */
export const EmptySummary = () => (
  <>
    <div className="sum-slot__empty">
      <p className="small muted">{text.empty}</p>
    </div>
    <div className="sum__t">
      <p className="xs">{text.emptyVat}</p>
    </div>
  </>
)
