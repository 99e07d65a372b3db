import * as v from 'valibot'

/** Why a former provider refuses to give a number away: codes of the German carriers' pre-agreement (WBCI). */
export const portRejections = ['RNG', 'ADF', 'AIF', 'WAI', 'KNI', 'VAE', 'SON'] as const
export type PortRejection = (typeof portRejections)[number]

export const portRejectionSchema = v.picklist(portRejections)

interface RejectionText {
  /** What the former provider says. */
  reason: string
  /** What the customer does now. */
  action: string
  /** Names the one field of the answer. */
  field: string
}

/** The codes in the words of a customer, for page and mail. */
export const PORT_REJECTION_TEXTS: Record<PortRejection, RejectionText> = {
  RNG: {
    reason: 'Ihr bisheriger Anbieter sagt, dass die Rufnummer bei ihm nicht oder nicht mehr geschaltet ist.',
    action:
      'Bitte vergleichen Sie Vorwahl und Rufnummer mit Ihrer letzten Rechnung und nennen Sie uns die richtige Rufnummer.',
    field: 'Richtige Vorwahl und Rufnummer',
  },
  ADF: {
    reason: 'Ihr bisheriger Anbieter kennt zu diesem Anschluss eine andere Adresse.',
    action:
      'Bitte nennen Sie uns die Adresse des Anschlusses genau so, wie sie auf der Rechnung Ihres bisherigen Anbieters steht.',
    field: 'Adresse des Anschlusses',
  },
  AIF: {
    reason: 'Ihr bisheriger Anbieter kennt einen anderen Anschlussinhaber oder eine andere Schreibweise des Namens.',
    action:
      'Bitte nennen Sie uns Vor- und Nachnamen genau so, wie sie auf der Rechnung Ihres bisherigen Anbieters stehen.',
    field: 'Vor- und Nachname des Anschlussinhabers',
  },
  WAI: {
    reason: 'Bei Ihrem bisherigen Anbieter gibt es weitere Anschlussinhaber, die Ihr Auftrag nicht nennt.',
    action: 'Bitte nennen Sie uns Vor- und Nachnamen aller Personen, auf die der bisherige Vertrag läuft.',
    field: 'Vor- und Nachnamen aller Anschlussinhaber',
  },
  KNI: {
    reason: 'Ihr bisheriger Anbieter findet zu Ihren Angaben keinen Vertrag.',
    action:
      'Bitte nennen Sie uns Ihre Kundennummer beim bisherigen Anbieter, dazu den Namen genau so, wie er auf dessen Rechnung steht.',
    field: 'Kundennummer und Name',
  },
  VAE: {
    reason: 'Für diese Rufnummer liegt Ihrem bisherigen Anbieter schon ein anderer Auftrag zum Wechsel vor.',
    action:
      'Bitte ziehen Sie den anderen Auftrag bei dem Anbieter zurück, bei dem Sie ihn erteilt haben, und schreiben Sie uns dann.',
    field: 'Ihre Nachricht an uns',
  },
  SON: {
    reason: 'Ihr bisheriger Anbieter hat die Mitnahme aus einem anderen Grund abgelehnt.',
    action: 'Bitte fragen Sie Ihren bisherigen Anbieter nach dem Grund und schreiben Sie uns, was er geantwortet hat.',
    field: 'Antwort Ihres bisherigen Anbieters',
  },
}
