import { COMPANY } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import {
  cancellation as text,
  extraordinaryCancellation,
  ordinaryCancellation,
} from '../../../messages/declarations.de'
import { Facts, MailButton, PostalAddress, Way } from './declaration-parts'

/** The other ways to cancel, which count as much: e-mail and letter. */
export function CancellationWays() {
  const { mail, facts, other } = text
  return (
    <>
      <Way title={facts.title}>
        <Facts items={facts.items} />
        <p>
          <span>{`${other.text} `}</span>
          <a href={routes.withdraw()}>{other.link}</a>
        </p>
      </Way>
      <Way title={mail.title}>
        <p>{mail.text}</p>
        <PostalAddress email={COMPANY.cancellationEmail} />
        <p className="btns">
          <MailButton address={COMPANY.cancellationEmail} subject={mail.ordinarySubject} lines={ordinaryCancellation}>
            {mail.ordinary}
          </MailButton>
          <MailButton
            address={COMPANY.cancellationEmail}
            subject={mail.extraordinarySubject}
            lines={extraordinaryCancellation}
          >
            {mail.extraordinary}
          </MailButton>
        </p>
      </Way>
    </>
  )
}
