import { text } from './de'
import { EuNotice } from './eu-notice'

/**
 * The harmonised notice on the statutory guarantee ((EU) 2024/825, (EU) 2025/1960) beside its facts as text, wherever a
 * bought device is offered or ordered.
 */
export const WarrantyNotice = ({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) => (
  <div className="warranty">
    <EuNotice />
    <div>
      <Heading>{text.heading}</Heading>
      <p className="small muted">{text.facts}</p>
    </div>
  </div>
)
