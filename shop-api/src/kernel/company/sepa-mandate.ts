import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'

/** The creditor's number of the SEPA mandate; this one is the Bundesbank's example. */
export const CREDITOR_ID = 'DE98ZZZ09999999999'

/** Both authorisations, the number under which they are kept, and the right of refund, as the German banking industry words them in substance. */
export const SEPA_MANDATE =
  `Ich ermächtige die ${postalLines().join(', ')} (Gläubiger-Identifikationsnummer ${CREDITOR_ID}), wiederkehrende Zahlungen von ` +
  `meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von der ${COMPANY.name} ` +
  'auf mein Konto gezogenen Lastschriften einzulösen. Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, ' +
  'die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen. ' +
  'Die Mandatsreferenz ist meine Bestellnummer. Betrag und Tag des Einzugs nennt mir die Rechnung, mindestens fünf Tage vorher.'
