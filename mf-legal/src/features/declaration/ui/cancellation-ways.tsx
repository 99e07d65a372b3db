import { COMPANY } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import {
  cancellation as text,
  extraordinaryCancellation,
  ordinaryCancellation,
} from '../../../messages/declarations.de'
import { Facts, MailButton, ModelText, PostalAddress, Way } from './declaration-parts'
import styles from './declaration.module.css'

/** How a contract is cancelled, ordinarily or for cause: by e-mail, by post, with complete texts. */
export function CancellationWays() {
  const { mail, post, model, facts, other } = text
  return (
    <div className={styles.ways}>
      <Way title={mail.title}>
        <p>{mail.text}</p>
        <p className="btns">
          <MailButton address={COMPANY.cancellationEmail} subject={mail.ordinarySubject} lines={ordinaryCancellation}>
            {mail.ordinary}
          </MailButton>
          <MailButton
            address={COMPANY.cancellationEmail}
            subject={mail.extraordinarySubject}
            lines={extraordinaryCancellation}
            variant="secondary"
          >
            {mail.extraordinary}
          </MailButton>
        </p>
        <p>
          {mail.manual} <b>{COMPANY.cancellationEmail}</b>
        </p>
      </Way>
      <Way title={post.title}>
        <p>{post.text}</p>
        <PostalAddress />
      </Way>
      <Way title={model.ordinary}>
        <ModelText lines={ordinaryCancellation} />
      </Way>
      <Way title={model.extraordinary}>
        <ModelText lines={extraordinaryCancellation} />
      </Way>
      <Way title={facts.title}>
        <Facts items={facts.items} />
        <p>
          {other.text} <a href={routes.withdraw()}>{other.link}</a>
        </p>
      </Way>
    </div>
  )
}
