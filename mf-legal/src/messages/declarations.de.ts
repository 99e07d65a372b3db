import { COMPANY } from '@nimbus/shared-contracts/company'
import { AT_END_OF_FOUR_WEEKS, WITH_NOTICE, WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'

/** Labels of the forms' fields, as the error summary names them too. */
export const fieldLabels = {
  type: 'Art der Kündigung',
  reason: 'Grund der außerordentlichen Kündigung',
  name: 'Vor- und Nachname',
  identity: 'Anschrift oder Geburtsdatum',
  contract: 'Auftrags- oder Vertragsnummer',
  end_date: 'Gewünschtes Vertragsende',
  email: 'E-Mail-Adresse für die Bestätigung',
}

const contractHint = 'Keine Nummer zur Hand? Dann beschreiben Sie den Vertrag, zum Beispiel mit Tarif und Rufnummer.'

export const hints = {
  withdrawal: { contract: contractHint } as Partial<Record<keyof typeof fieldLabels, string>>,
  cancellation: {
    reason: 'Nur bei außerordentlicher Kündigung nötig.',
    identity: 'Damit finden wir Ihren Vertrag auch ohne Nummer.',
    contract: 'Oder zum Beispiel Tarif und Rufnummer.',
    end_date: 'TT.MM.JJJJ, sonst so früh wie möglich.',
  } as Partial<Record<keyof typeof fieldLabels, string>>,
}

/** Copy of the forms and receipts. The labels of the two buttons are those of BGB §§ 356a(3) and 312k(2). */
export const form = {
  withdrawal: {
    title: 'Online widerrufen',
    text: 'Drei Angaben genügen. Im nächsten Schritt sehen Sie Ihre Erklärung und bestätigen sie.',
    next: 'Weiter zur Bestätigung',
    confirm: 'Ihr Widerruf',
    button: 'Widerruf bestätigen',
    change: 'Angaben ändern',
  },
  cancellation: {
    title: 'Online kündigen',
    types: [
      { value: 'ordinary', label: 'ordentlich' },
      { value: 'extraordinary', label: 'außerordentlich aus wichtigem Grund' },
    ],
    button: 'jetzt kündigen',
  },
  sending: 'Wird gesendet',
  declared: 'Ihre Erklärung',
  notMailed:
    'Ihre Erklärung ist eingegangen. An diese E-Mail-Adresse haben wir in der letzten Stunde schon mehrere Bestätigungen geschickt, deshalb geht keine weitere E-Mail hinaus. Bitte speichern Sie diese Bestätigung hier als PDF.',
  mailTo: (email: string) => `Ihre Erklärung ist eingegangen. Diese Bestätigung schicken wir auch an ${email}.`,
  received: {
    withPdf: 'Ihre Erklärung ist eingegangen. Was Sie erklärt haben, steht im PDF und in unserer E-Mail.',
    byMail: 'Ihre Erklärung ist eingegangen. Was Sie erklärt haben, steht in unserer E-Mail.',
  },
  again: { withdrawal: 'Weiteren Vertrag widerrufen', cancellation: 'Weiteren Vertrag kündigen' },
  pdf: 'Als PDF speichern',
  print: 'Drucken',
  file: { withdrawal: 'Eingangsbestaetigung-Widerruf.pdf', cancellation: 'Bestaetigung-Kuendigung.pdf' },
  lost: {
    title: 'Ihre Erklärung konnte nicht übermittelt werden',
    text: (email: string) =>
      `Ihre Angaben sind noch da. Bitte versuchen Sie es erneut. Ihre Erklärung zählt trotzdem nur einmal. Oder schreiben Sie an ${email}.`,
  },
}

/** Copy of "Vertrag widerrufen". The model form is that of annex 2 to Art. 246a § 1(2) EGBGB. */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  description: `Widerrufen Sie Ihren Vertrag mit Nimbus innerhalb von ${WITHDRAWAL_TIME}n online, per E-Mail oder Brief. Ohne Anmeldung und ohne Gründe.`,
  lead: `Sie können Ihren Vertrag innerhalb von ${WITHDRAWAL_TIME}n widerrufen. Gründe müssen Sie nicht nennen, anmelden müssen Sie sich nicht.`,
  mail: {
    title: 'Per E-Mail oder Brief widerrufen',
    text: 'Die Schaltfläche öffnet Ihr E-Mail-Programm mit einem fertigen Text. Eine eigene Nachricht oder ein Brief genügen auch:',
    button: 'E-Mail mit Widerruf öffnen',
    subject: 'Widerruf meines Vertrags',
  },
  model: {
    title: 'Muster-Widerrufsformular',
    hint: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück. Sie können auch eigene Worte wählen.',
    note: '(*) Unzutreffendes streichen.',
  },
  facts: {
    title: 'Gut zu wissen',
    items: [
      `Die Frist beträgt ${WITHDRAWAL_TIME}. Bei Dienstleistungen wie Internet und Fernsehen beginnt sie mit dem Vertragsschluss; haben Sie Geräte bestellt, erst mit dem Erhalt des letzten Geräts.`,
      'Die Frist ist gewahrt, wenn Sie den Widerruf vor ihrem Ende absenden.',
      'Die Bestellnummer beginnt mit NB- und steht in jeder E-Mail zu Ihrer Bestellung.',
      'Wir bestätigen Ihnen den Eingang sofort mit Inhalt, Datum und Uhrzeit.',
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
    'Kündigen Sie Ihren Vertrag mit Nimbus online, per E-Mail oder Brief: ordentlich oder außerordentlich, ohne Anmeldung.',
  lead: 'Ohne Anmeldung und ohne Kundenkennwort.',
  mail: {
    title: 'Per E-Mail oder Brief kündigen',
    text: 'Die Schaltflächen öffnen Ihr E-Mail-Programm mit einem fertigen Text. Eine eigene Nachricht oder ein Brief genügen auch:',
    ordinary: 'E-Mail mit ordentlicher Kündigung öffnen',
    extraordinary: 'E-Mail mit außerordentlicher Kündigung öffnen',
    ordinarySubject: 'Kündigung meines Vertrags',
    extraordinarySubject: 'Außerordentliche Kündigung meines Vertrags',
  },
  facts: {
    title: 'Gut zu wissen',
    items: [
      `Ordentlich kündigen Sie ${WITH_NOTICE} zum Ende der Mindestlaufzeit. Danach ist die Kündigung jederzeit ${WITH_NOTICE} möglich.`,
      `Prepaid-Tarife haben keine Mindestlaufzeit: Sie beenden sie ${AT_END_OF_FOUR_WEEKS}.`,
      'Außerordentlich kündigen Sie aus wichtigem Grund, zum Beispiel wenn die zugesagte Geschwindigkeit dauerhaft nicht erreicht wird. Nennen Sie dann den Grund.',
      'Liegt das gewünschte Vertragsende in der Vergangenheit, endet der Vertrag zum nächstmöglichen Zeitpunkt.',
      'Wir bestätigen Ihnen den Eingang sofort mit Inhalt, Datum und Uhrzeit. Dann ordnen wir die Kündigung Ihrem Vertrag zu und nennen Ihnen das Vertragsende.',
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
