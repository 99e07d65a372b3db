import { CheckboxField } from '@nimbus/shared-ui/field'
import { consentChoice as text } from '../messages/consent-choice.de'

interface ConsentChoiceProps {
  statistics: boolean
  onChange: (statistics: boolean) => void
}

/** What somebody can consent to, one by one; what the shop can't do without is named. */
export const ConsentChoice = ({ statistics, onChange }: ConsentChoiceProps) => (
  <div className="consent__choice">
    <CheckboxField
      id="consent-necessary"
      label={text.necessary}
      hint={text.necessaryText}
      checked
      disabled
      onChange={() => {}}
    />
    <CheckboxField
      id="consent-statistics"
      label={text.statistics}
      hint={text.statisticsText}
      checked={statistics}
      onChange={onChange}
    />
  </div>
)
