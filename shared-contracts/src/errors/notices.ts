import { exceptionNames, type ExceptionName } from './codes'

export type NoticeType = 'info' | 'success' | 'warning' | 'error'

/** What a toast or an alert says (ERR-1 to ERR-27). */
export interface Notice {
  type: NoticeType
  title: string
  message?: string
}

/** The texts of ERR-1 to ERR-27 word for word, by the situation they belong to. */
export const NOTICE = {
  sessionFailed: {
    type: 'error',
    title: 'Authentifizierung fehlgeschlagen',
    message: 'Es gab einen Fehler beim Abrufen der Seite. Bitte versuchen Sie es erneut.',
  },
  sessionExpired: { type: 'warning', title: 'Ihre Session ist abgelaufen', message: 'Bitte versuchen Sie es erneut' },
  formSchemaFailed: { type: 'error', title: 'Formularfehler', message: 'Anfrage konnte nicht verarbeitet werden' },
  addressNotFound: { type: 'error', title: 'Die Adresse konnte nicht überprüft werden' },
  availabilityUnavailable: { type: 'error', title: 'Die Verfügbarkeitsprüfung ist zur Zeit nicht verfügbar' },
  availabilityFailed: { type: 'error', title: 'Es gab einen Fehler bei der Verfügbarkeitsprüfung' },
  noAvailability: { type: 'error', title: 'Es konnte keine Verfügbarkeit gefunden werden' },
  requestFailed: { type: 'error', title: 'Ihre Anfrage konnte nicht verarbeitet werden' },
  cartMalformed: { type: 'error', title: 'Ihr Warenkorb enthält ungültige Werte' },
  tariffNotAvailable: { type: 'warning', title: 'Der ausgewählte Tarif ist an der Adresse nicht verfügbar.' },
  initiateFailed: { type: 'error', title: 'Ihre Bestellung konnte nicht initialisiert werden' },
  cartUnprocessable: {
    type: 'error',
    title: 'Ihr Warenkorb konnte nicht verarbeitet werden',
    message: 'Sie wurden deshalb weitergeleitet',
  },
  saveFailed: { type: 'error', title: 'Ihre Bestellung konnte nicht gespeichert werden' },
  overviewSaveFailed: { type: 'error', title: 'Ihre Bestellung konnte nicht abgeschickt werden' },
  submitFailed: { type: 'error', title: 'Ihre Bestellung konnte nicht verarbeitet werden' },
  orderIncomplete: {
    type: 'error',
    title: 'Die Bestellung ist nicht vollständig, bitte fangen Sie von vorne an.',
  },
  summaryFailed: { type: 'error', title: 'Ihre Vertragszusammenfassung konnte nicht abgerufen werden' },
  cartUpdated: { type: 'info', title: 'Warenkorb aktualisiert' },
} as const satisfies Record<string, Notice>

export type NoticeName = keyof typeof NOTICE

/** Warning when a mandatory item is to be removed. mandatoryNotice('Internetanschluss').title → 'Internetanschluss ist Pflicht' */
export function mandatoryNotice(productName: string | undefined, list: 'options' | 'hardware'): Notice {
  const fallback = list === 'options' ? 'Option' : 'Gerät'
  return {
    type: 'warning',
    title: `${productName ?? fallback} ist Pflicht`,
    message: 'Und kann daher nicht abgewählt werden',
  }
}

/** Info when an item took the place of another of its group. */
export function replacedNotice(added: string, replaced: string, list: 'options' | 'hardware'): Notice {
  const title = list === 'options' ? 'Option hinzugefügt' : 'Hardware hinzugefügt'
  return { type: 'info', title, message: `${replaced} wurde durch ${added} ersetzt.` }
}

/** Info when the order of this cart was sent before, mostly by another tab. */
export const alreadyOrderedNotice = (orderId: string): Notice => ({
  type: 'info',
  title: 'Diese Bestellung ist schon eingegangen',
  message: `Ihre Bestellnummer ist ${orderId}. Ihr Warenkorb ist deshalb leer, es gibt nichts mehr zu bestellen.`,
})

/** The notice for each exception of a call; `other` is for all that the table doesn't name (ERR-11 to ERR-18). */
type NoticeTable = Partial<Record<ExceptionName, NoticeName>> & { other: NoticeName }

const TABLES = {
  availability: {
    AddressNotFoundException: 'addressNotFound',
    BackendUnavailableException: 'availabilityUnavailable',
    other: 'availabilityFailed',
  },
  initiate: {
    InternalServerErrorException: 'requestFailed',
    MalformedRequestException: 'cartMalformed',
    TariffNotAvailableException: 'tariffNotAvailable',
    AmbigiousCartEntryException: 'cartUnprocessable',
    other: 'initiateFailed',
  },
  save: { other: 'saveFailed' },
  overviewSave: { other: 'overviewSaveFailed' },
  submit: { other: 'submitFailed' },
  summary: {
    IncompleteOrderDataException: 'orderIncomplete',
    InternalServerErrorException: 'requestFailed',
    other: 'summaryFailed',
  },
  formSchema: { other: 'formSchemaFailed' },
} as const satisfies Record<string, NoticeTable>

/** Where the server's own message goes before the text of the table (ERR-11). */
const SPEAKS_FOR_ITSELF: Partial<Record<keyof typeof TABLES, ExceptionName>> = {
  availability: 'BackendUnavailableException',
}

/**
 * What to tell the customer when a call has failed with an exception of the API, or without one.
 * noticeFor('initiate', 'MalformedRequestException').title → 'Ihr Warenkorb enthält ungültige Werte'
 */
export function noticeFor(call: keyof typeof TABLES, exception: string | undefined, serverMessage?: string): Notice {
  const table: NoticeTable = TABLES[call]
  const known = exceptionNames.find((name) => name === exception)
  const notice = NOTICE[(known && table[known]) ?? table.other]
  return serverMessage && known && SPEAKS_FOR_ITSELF[call] === known ? { ...notice, title: serverMessage } : notice
}

const ERROR_PAGE = {
  400: { title: 'Ungültige Anfrage', message: 'Die Anfrage war ungültig.' },
  401: { title: 'Authentifizierung fehlgeschlagen', message: 'Bitte versuchen Sie es erneut.' },
  403: { title: 'Zugriff verweigert', message: 'Sie haben keine Berechtigung, auf diese Seite zuzugreifen.' },
  404: {
    title: 'Seite nicht gefunden',
    message: 'Leider konnten wir die Seite nicht finden.',
  },
  500: { title: 'Serverfehler', message: 'Auf dem Server ist ein Fehler aufgetreten.' },
  503: { title: 'Dienst nicht verfügbar', message: 'Der Dienst ist vorübergehend nicht verfügbar.' },
} satisfies Record<number, { title: string; message: string }>

/** Title and text of the error page (ERR-30); that of 500 for statuses without their own. */
export function errorText(status: number): { title: string; message: string } {
  return status in ERROR_PAGE ? ERROR_PAGE[status as keyof typeof ERROR_PAGE] : ERROR_PAGE[500]
}
