import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import { AUTHORITY, REGISTER, serviceMail } from '../../kernel/company/facts'
import { a, p, section, type LegalText } from '../../kernel/company/legal-text'

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
        p('Angaben nach § 5 DDG:'),
        `<address>${postalLines().join('<br>')}<br>Deutschland</address>`,
        p(`Vertreten durch die Geschäftsführung: ${REGISTER.managers}`),
      ),
      section(
        'kontakt',
        'Kontakt',
        p(`Telefon: ${COMPANY.phone}`),
        p(`E-Mail: ${serviceMail()}`),
        p(
          `Verträge kündigen Sie unter ${a(routes.cancel(), 'Verträge hier kündigen')}, widerrufen unter ${a(routes.withdraw(), 'Vertrag widerrufen')}.`,
        ),
      ),
      section(
        'register',
        'Register und Steuer',
        p(`Handelsregister: ${REGISTER.court}, ${REGISTER.number}`),
        p(`Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${REGISTER.vatId}`),
      ),
      section(
        'aufsicht',
        'Aufsichtsbehörden',
        p(`Für Telekommunikation: ${AUTHORITY.name}, ${AUTHORITY.address}`),
        p(
          'Für Rundfunk und audiovisuelle Mediendienste: Landesanstalt für Medien NRW, Zollhof 2, 40221 Düsseldorf. Sitzland ist Deutschland.',
        ),
      ),
      section(
        'verantwortlich',
        'Verantwortlich für den Inhalt',
        p(`${REGISTER.managers}, Anschrift wie oben (§ 18 Abs. 2 MStV)`),
      ),
      section(
        'schlichtung',
        'Streitbeilegung',
        p(
          'Bei Streitigkeiten über Telekommunikationsdienste können Sie nach § 68 TKG die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen, wenn Sie sich zuvor vergeblich an uns gewandt haben. An diesem Verfahren nehmen wir teil.',
        ),
        p(`Anschrift: Bundesnetzagentur, Schlichtungsstelle Telekommunikation, ${AUTHORITY.address}`),
        p(
          'An Verfahren anderer Verbraucherschlichtungsstellen nehmen wir nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).',
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
