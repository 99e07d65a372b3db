import { checkedAddress, type CheckData } from '@nimbus/shared-contracts/availability'
import { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { advisor } from '../../../messages/advisor.de'
import styles from './advisor.module.css'

const { address: text } = advisor

const CHECK = routes.landlineTariffs(LANDLINE_CATEGORY, { fixedStep: FIXED_STEP_AVAILABILITY })

/** The check of another team, whose result the recommendation follows; a link to it until somebody reaches for it. */
export function AddressCheck({ checkData }: { checkData: CheckData | null }) {
  return (
    <>
      <p className={`small muted ${styles.checked}`} role="status">
        {checkData ? text.checked(checkedAddress(checkData)) : ''}
      </p>
      <WidgetSlot
        widget="mf-home-internet/availability"
        props={{ showTariffs: false }}
        className={styles.check}
        onDemand
        needed={checkData !== null}
        fallback={
          <div className={`panel ${styles.checkLink}`}>
            <div>
              <h2>{text.title}</h2>
              <p className="small muted">{text.text}</p>
            </div>
            <LinkButton variant="secondary" href={CHECK}>
              {text.check}
            </LinkButton>
          </div>
        }
      />
    </>
  )
}
