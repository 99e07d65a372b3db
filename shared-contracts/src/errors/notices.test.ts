import { errorText, mandatoryNotice, noticeFor, replacedNotice } from '.'

describe('noticeFor', () => {
  it.each([
    ['availability', 'AddressNotFoundException', 'Die Adresse konnte nicht überprüft werden'],
    ['availability', 'BackendUnavailableException', 'Die Verfügbarkeitsprüfung ist zur Zeit nicht verfügbar'],
    ['availability', undefined, 'Es gab einen Fehler bei der Verfügbarkeitsprüfung'],
    ['initiate', 'InternalServerErrorException', 'Ihre Anfrage konnte nicht verarbeitet werden'],
    ['initiate', 'MalformedRequestException', 'Ihr Warenkorb enthält ungültige Werte'],
    ['initiate', 'TariffNotAvailableException', 'Der ausgewählte Tarif ist an der Adresse nicht verfügbar.'],
    ['initiate', 'SomethingElse', 'Ihre Bestellung konnte nicht initialisiert werden'],
    ['initiate', 'constructor', 'Ihre Bestellung konnte nicht initialisiert werden'],
    ['save', 'ValidationException', 'Ihre Bestellung konnte nicht gespeichert werden'],
    ['overviewSave', undefined, 'Ihre Bestellung konnte nicht abgeschickt werden'],
    ['submit', undefined, 'Ihre Bestellung konnte nicht verarbeitet werden'],
    ['summary', 'IncompleteOrderDataException', 'Die Bestellung ist nicht vollständig, bitte fangen Sie von vorne an.'],
    ['summary', 'InternalServerErrorException', 'Ihre Anfrage konnte nicht verarbeitet werden'],
    ['summary', undefined, 'Ihre Vertragszusammenfassung konnte nicht abgerufen werden'],
    ['formSchema', undefined, 'Formularfehler'],
  ] as const)('%s, %s → %s', (call, exception, title) => {
    expect(noticeFor(call, exception).title).toBe(title)
  })

  it('warns of a tariff that is not available and reports the others as errors', () => {
    expect(noticeFor('initiate', 'TariffNotAvailableException').type).toBe('warning')
    expect(noticeFor('initiate', undefined).type).toBe('error')
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

  it("has the spec's sentence for 404", () => {
    expect(errorText(404).message).toBe('Leider konnten wir die Seite nicht finden.')
  })
})
