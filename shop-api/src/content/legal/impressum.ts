import { COMPANY } from '@nimbus/shared-contracts/company'
import { addressLine, AUTHORITY, REGISTER, serviceMail } from './facts'
import { p, section, type LegalText } from './legal-text'

/** Provider identification by DDG § 5 and the statement of VSBG § 36; the EU platform for disputes has been closed. */
export const imprint: LegalText[] = [
  {
    valid_from: '2025-10-01',
    title: 'Impressum',
    description: `Wer hinter dem Nimbus-Shop steht: ${COMPANY.name}, Anschrift, Kontakt, Register und Aufsichtsbehörde.`,
    sections: [
      section(
        'anbieter',
        'Anbieter',
        p(addressLine()),
        p(`Vertreten durch die Geschäftsführung: ${REGISTER.managers}`),
      ),
      section('kontakt', 'Kontakt', p(`Telefon: ${COMPANY.phone}`), p(`E-Mail: ${serviceMail()}`)),
      section(
        'register',
        'Register und Steuer',
        p(`${REGISTER.court}, ${REGISTER.number}`),
        p(`Umsatzsteuer-Identifikationsnummer: ${REGISTER.vatId}`),
      ),
      section('aufsicht', 'Aufsichtsbehörde', p(`${AUTHORITY.name}, ${AUTHORITY.address}`)),
      section('verantwortlich', 'Verantwortlich für den Inhalt', p(`${REGISTER.managers}, Anschrift wie oben`)),
      section(
        'schlichtung',
        'Streitbeilegung',
        p(
          'Bei Streitigkeiten über Telekommunikationsdienste können Sie nach § 68 TKG die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen. An diesem Verfahren nehmen wir teil. An Verfahren anderer Verbraucherschlichtungsstellen nehmen wir nicht teil und sind dazu nicht verpflichtet.',
        ),
      ),
      section(
        'hinweis',
        'Hinweis',
        p(
          'Nimbus ist ein fiktives Unternehmen. Angebote, Preise und Angaben auf diesen Seiten sind erfunden; es kommen keine Verträge zustande.',
        ),
      ),
    ],
  },
]
