import { CAMPAIGN_FOOTNOTE, POINTS_RELEASED_WITHIN_DAYS } from '@nimbus/shared-contracts/catalogue'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { partnerPoints as text } from '../../../messages/de'
import { InformationPanel } from './information-panel'
import styles from './information.module.css'

/** The partner programme, in which only orders of this shop take part (PROD-7). */
export function PartnerPoints({ footnote }: { footnote: number }) {
  return (
    <InformationPanel heading={text.heading}>
      <p className={styles.points}>
        <span>{`${text.text(POINTS_RELEASED_WITHIN_DAYS)} `}</span>
        <FootnoteButton tag={CAMPAIGN_FOOTNOTE.partnerPoints} number={footnote} about={text.about} />
      </p>
    </InformationPanel>
  )
}
