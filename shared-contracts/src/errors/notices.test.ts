import { errorText, mandatoryNotice, NOTICE, noticeFor, replacedNotice, type Notice } from '.'

/** ERR-1 to ERR-27, word for word: toast, title and text. Those that interrupt are errors unless they are marked. */
describe('NOTICE', () => {
  it.each([
    [
      'sessionFailed',
      'error',
      'Authentifizierung fehlgeschlagen',
      'Es gab einen Fehler beim Abrufen der Seite. Bitte versuchen Sie es erneut.',
    ],
    ['sessionExpired', 'warning', 'Ihre Session ist abgelaufen', 'Bitte versuchen Sie es erneut'],
    ['formSchemaFailed', 'error', 'Formularfehler', 'Anfrage konnte nicht verarbeitet werden'],
    ['addressNotFound', 'error', 'Die Adresse konnte nicht überprüft werden', undefined],
    ['availabilityUnavailable', 'error', 'Die Verfügbarkeitsprüfung ist zur Zeit nicht verfügbar', undefined],
    ['availabilityFailed', 'error', 'Es gab einen Fehler bei der Verfügbarkeitsprüfung', undefined],
    ['noAvailability', 'error', 'Es konnte keine Verfügbarkeit gefunden werden', undefined],
    ['requestFailed', 'error', 'Ihre Anfrage konnte nicht verarbeitet werden', undefined],
    ['cartMalformed', 'error', 'Ihr Warenkorb enthält ungültige Werte', undefined],
    ['tariffNotAvailable', 'warning', 'Der ausgewählte Tarif ist an der Adresse nicht verfügbar.', undefined],
    ['initiateFailed', 'error', 'Ihre Bestellung konnte nicht initialisiert werden', undefined],
    [
      'cartUnprocessable',
      'error',
      'Ihr Warenkorb konnte nicht verarbeitet werden',
      'Sie wurden deshalb weitergeleitet',
    ],
    ['saveFailed', 'error', 'Ihre Bestellung konnte nicht gespeichert werden', undefined],
    ['overviewSaveFailed', 'error', 'Ihre Bestellung konnte nicht abgeschickt werden', undefined],
    ['submitFailed', 'error', 'Ihre Bestellung konnte nicht verarbeitet werden', undefined],
    ['orderIncomplete', 'error', 'Die Bestellung ist nicht vollständig, bitte fangen Sie von vorne an.', undefined],
    ['summaryFailed', 'error', 'Ihre Vertragszusammenfassung konnte nicht abgerufen werden', undefined],
    ['cartUpdated', 'info', 'Warenkorb aktualisiert', undefined],
  ] as const)('%s is of type %s and says "%s"', (name, type, title, message) => {
    const notice: Notice = NOTICE[name]
    expect([notice.type, notice.title, notice.message]).toEqual([type, title, message])
  })
})

describe('noticeFor', () => {
  it.each([
    ['availability', 'AddressNotFoundException', 'addressNotFound'],
    ['availability', 'BackendUnavailableException', 'availabilityUnavailable'],
    ['availability', undefined, 'availabilityFailed'],
    ['initiate', 'AmbigiousCartEntryException', 'cartUnprocessable'],
    ['initiate', 'InternalServerErrorException', 'requestFailed'],
    ['initiate', 'MalformedRequestException', 'cartMalformed'],
    ['initiate', 'TariffNotAvailableException', 'tariffNotAvailable'],
    ['initiate', 'SomethingElse', 'initiateFailed'],
    ['initiate', 'constructor', 'initiateFailed'],
    ['save', 'ValidationException', 'saveFailed'],
    ['overviewSave', undefined, 'overviewSaveFailed'],
    ['submit', undefined, 'submitFailed'],
    ['summary', 'IncompleteOrderDataException', 'orderIncomplete'],
    ['summary', 'InternalServerErrorException', 'requestFailed'],
    ['summary', undefined, 'summaryFailed'],
    ['formSchema', undefined, 'formSchemaFailed'],
  ] as const)('%s, %s → %s', (call, exception, name) => {
    expect(noticeFor(call, exception)).toEqual(NOTICE[name])
  })

  it("takes the server's message when the availability check is down, and only then", () => {
    expect(noticeFor('availability', 'BackendUnavailableException', 'Wartung bis 6 Uhr').title).toBe(
      'Wartung bis 6 Uhr',
    )
    expect(noticeFor('availability', 'AddressNotFoundException', 'x').title).toBe(
      'Die Adresse konnte nicht überprüft werden',
    )
    expect(noticeFor('initiate', 'BackendUnavailableException', 'x').title).toBe(
      'Ihre Bestellung konnte nicht initialisiert werden',
    )
  })
})

describe('mandatoryNotice', () => {
  it.each([
    ['Internetanschluss', 'options', 'Internetanschluss ist Pflicht'],
    [undefined, 'options', 'Option ist Pflicht'],
    [undefined, 'hardware', 'Gerät ist Pflicht'],
  ] as const)('%s of %s → %s', (name, list, title) => {
    expect(mandatoryNotice(name, list)).toEqual({
      type: 'warning',
      title,
      message: 'Und kann daher nicht abgewählt werden',
    })
  })
})

describe('replacedNotice', () => {
  it('names what came and what went', () => {
    expect(replacedNotice('MegaStream', 'Smart', 'options')).toEqual({
      type: 'info',
      title: 'Option hinzugefügt',
      message: 'Smart wurde durch MegaStream ersetzt.',
    })
    expect(replacedNotice('Router B', 'Router A', 'hardware').title).toBe('Hardware hinzugefügt')
  })
})

describe('errorText', () => {
  it.each([
    [401, 'Authentifizierung fehlgeschlagen', 'Bitte versuchen Sie es erneut.'],
    [400, 'Ungültige Anfrage', 'Die Anfrage war ungültig.'],
    [403, 'Zugriff verweigert', 'Sie haben keine Berechtigung, auf diese Seite zuzugreifen.'],
    [500, 'Serverfehler', 'Auf dem Server ist ein Fehler aufgetreten.'],
    [503, 'Dienst nicht verfügbar', 'Der Dienst ist vorübergehend nicht verfügbar.'],
  ])('of %i', (status, title, message) => {
    expect(errorText(status)).toEqual({ title, message })
  })

  it('falls back to that of 500', () => {
    expect(errorText(418)).toEqual(errorText(500))
  })

  it('has the sentence of ERR-30 for 404', () => {
    expect(errorText(404).message).toBe('Leider konnten wir die Seite nicht finden.')
  })
})
