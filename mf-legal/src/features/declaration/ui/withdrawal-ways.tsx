import { COMPANY } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import { withdrawal as text, withdrawalForm, withdrawalMail } from '../../../messages/declarations.de'
import { Facts, MailButton, PostalAddress, Way } from './declaration-parts'
import styles from './declaration.module.css'

/** The other ways to withdraw, which count as much: e-mail, letter, the statutory form. `instructions` links the full text. */
export function WithdrawalWays({ instructions }: { instructions: string }) {
  const { mail, model, facts, more, other } = text
  return (
    <>
      <Way title={facts.title}>
        <Facts items={facts.items} />
        <p>
          <span>{`${more.text} `}</span>
          <a href={instructions}>{more.link}</a>.
        </p>
        <p>
          <span>{`${other.text} `}</span>
          <a href={routes.cancel()}>{other.link}</a>
        </p>
      </Way>
      <Way title={mail.title}>
        <p>{mail.text}</p>
        <PostalAddress email={COMPANY.withdrawalEmail} />
        <p>
          <MailButton address={COMPANY.withdrawalEmail} subject={mail.subject} lines={withdrawalMail}>
            {mail.button}
          </MailButton>
        </p>
      </Way>
      <Way title={model.title}>
        <p>{model.hint}</p>
        <ul className={styles.form}>
          {withdrawalForm.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="small muted">{model.note}</p>
      </Way>
    </>
  )
}
