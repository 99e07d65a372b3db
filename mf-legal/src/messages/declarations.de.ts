import { COMPANY } from '@nimbus/shared-contracts/company'
import { WITH_NOTICE, WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'

/** Copy of "Vertrag widerrufen". The model form is that of annex 2 to Art. 246a § 1(2) EGBGB. */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  description: `So widerrufen Sie Ihren Vertrag mit Nimbus innerhalb von ${WITHDRAWAL_TIME}n: per E-Mail oder Brief, mit vollständigem Mustertext.`,
  lead: `Sie können Ihren Vertrag innerhalb von ${WITHDRAWAL_TIME}n widerrufen. Gründe müssen Sie nicht nennen.`,
  mail: {
    title: 'Per E-Mail widerrufen',
    text: 'Die Schaltfläche öffnet Ihr E-Mail-Programm mit einem fertigen Text. Ergänzen Sie Ihre Angaben und senden Sie die Nachricht ab.',
    button: 'E-Mail mit Widerruf öffnen',
    manual: 'Oder schreiben Sie selbst an',
    subject: 'Widerruf meines Vertrags',
  },
  post: {
    title: 'Per Brief widerrufen',
    text: 'Schicken Sie den ausgefüllten Mustertext an diese Adresse:',
  },
  model: {
    title: 'Muster-Widerrufsformular',
    hint: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück. Sie können auch eigene Worte wählen.',
    note: '(*) Unzutreffendes streichen.',
  },
  facts: {
    title: 'Gut zu wissen',
    items: [
      `Die Frist beträgt ${WITHDRAWAL_TIME}. Bei Dienstleistungen wie Internet und Fernsehen beginnt sie mit dem Vertragsschluss, bei gekauften Geräten mit dem Erhalt der letzten Ware.`,
      'Die Frist ist gewahrt, wenn Sie den Widerruf vor ihrem Ende absenden.',
      'Die Auftragsnummer steht in Ihrer Auftragsbestätigung. Haben Sie sie nicht zur Hand, genügen Name und Anschrift.',
      'Wir bestätigen Ihnen den Eingang mit Inhalt, Datum und Uhrzeit.',
    ],
  },
  more: { text: 'Alle Einzelheiten und Folgen stehen in der', link: 'Widerrufsbelehrung' },
  other: {
    text: 'Die Frist ist vorbei oder Sie möchten einen laufenden Vertrag beenden?',
    link: 'Verträge hier kündigen',
  },
}

/** Lines of the withdrawal by e-mail; the parts in brackets are for the customer. */
export const withdrawalMail: readonly string[] = [
  `An ${COMPANY.name}, ${COMPANY.street}, ${COMPANY.zipcode} ${COMPANY.city}`,
  '',
  'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag.',
  '',
  'Auftragsnummer: ',
  'Tarif oder Ware: ',
  'Bestellt am: ',
  'Name: ',
  'Anschrift: ',
  'E-Mail-Adresse für die Eingangsbestätigung: ',
  'Datum: ',
]

/** Lines of the statutory model form. */
export const withdrawalForm: readonly string[] = [
  `An ${COMPANY.name}, ${COMPANY.street}, ${COMPANY.zipcode} ${COMPANY.city}, E-Mail: ${COMPANY.withdrawalEmail}`,
  'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
  'Bestellt am (*)/erhalten am (*)',
  'Name des/der Verbraucher(s)',
  'Anschrift des/der Verbraucher(s)',
  'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
  'Datum',
]

/** Copy of "Verträge hier kündigen". */
export const cancellation = {
  title: 'Verträge hier kündigen',
  description:
    'So kündigen Sie Ihren Vertrag mit Nimbus: per E-Mail oder Brief, ordentlich oder außerordentlich, mit vollständigem Mustertext.',
  lead: 'Kündigen Sie per E-Mail oder Brief. Eine Anmeldung oder ein Kundenkennwort brauchen Sie dafür nicht.',
  mail: {
    title: 'Per E-Mail kündigen',
    text: 'Die Schaltflächen öffnen Ihr E-Mail-Programm mit einem fertigen Text. Ergänzen Sie Ihre Angaben und senden Sie die Nachricht ab.',
    ordinary: 'E-Mail mit ordentlicher Kündigung öffnen',
    extraordinary: 'E-Mail mit außerordentlicher Kündigung öffnen',
    manual: 'Oder schreiben Sie selbst an',
    ordinarySubject: 'Kündigung meines Vertrags',
    extraordinarySubject: 'Außerordentliche Kündigung meines Vertrags',
  },
  post: { title: 'Per Brief kündigen', text: 'Schicken Sie den ausgefüllten Mustertext an diese Adresse:' },
  model: {
    ordinary: 'Mustertext: ordentliche Kündigung',
    extraordinary: 'Mustertext: außerordentliche Kündigung',
  },
  facts: {
    title: 'Gut zu wissen',
    items: [
      `Ordentlich kündigen Sie ${WITH_NOTICE} zum Ende der Mindestlaufzeit. Danach ist die Kündigung jederzeit ${WITH_NOTICE} möglich.`,
      'Außerordentlich kündigen Sie aus wichtigem Grund, zum Beispiel wenn die zugesagte Geschwindigkeit dauerhaft nicht erreicht wird. Nennen Sie dann den Grund.',
      'Nennen Sie keinen Zeitpunkt, endet der Vertrag zum nächstmöglichen Termin.',
      'Wir bestätigen Ihnen den Eingang mit Inhalt, Datum und Uhrzeit und nennen Ihnen das Vertragsende.',
    ],
  },
  other: { text: `Ihr Vertrag ist jünger als ${WITHDRAWAL_TIME}?`, link: 'Vertrag widerrufen' },
}

const identification: readonly string[] = ['Name: ', 'Anschrift: ', 'Auftrags- oder Vertragsnummer: ', 'Tarif: ']

const confirmation: readonly string[] = [
  'Bitte bestätigen Sie mir den Eingang der Kündigung und das Vertragsende.',
  'E-Mail-Adresse für die Bestätigung: ',
  'Datum: ',
]

export const ordinaryCancellation: readonly string[] = [
  'Hiermit kündige ich meinen Vertrag ordentlich zum nächstmöglichen Zeitpunkt.',
  'Gewünschtes Ende, falls später: ',
  '',
  ...identification,
  '',
  ...confirmation,
]

export const extraordinaryCancellation: readonly string[] = [
  'Hiermit kündige ich meinen Vertrag außerordentlich aus wichtigem Grund.',
  'Grund: ',
  'Gewünschtes Ende: ',
  '',
  ...identification,
  '',
  ...confirmation,
]
