import { ApiError, type ApiErrorKind } from '@nimbus/shared-contracts/http'
import { de } from './de'
import { failureText } from './failure-text'

const anError = (kind: ApiErrorKind, status: number, error?: string): ApiError => {
  const body = error ? { status_code: status, error, message: 'Worte des Servers', details: [] } : undefined
  return new ApiError({ kind, status, body, method: 'POST', url: '/' })
}

describe('failureText', () => {
  it.each([
    ['a lost answer', anError('network', 0), /^Es kam keine Antwort an/],
    ['a late answer', anError('timeout', 0), /^Es kam keine Antwort an/],
    ['a gateway that waited in vain', anError('http', 504), /^Es kam keine Antwort an/],
    ['an empty 500', anError('http', 500), /^Es gab einen technischen Fehler\. Wir wissen nicht, ob dieser Schritt/],
    ['a 502 of a gateway', anError('http', 502), /^Es gab einen technischen Fehler/],
    ['a 503 of a gateway', anError('http', 503), /^Es gab einen technischen Fehler/],
    ['the API’s own 500', anError('http', 500, 'InternalServerErrorException'), /^Worte des Servers$/],
    ['the API’s own 409', anError('http', 409, 'MalformedRequestException'), /^Worte des Servers$/],
  ])('%s', (_, error, text) => {
    expect(failureText(error)).toMatch(text)
  })

  it.each([anError('network', 0), anError('http', 500)])(
    'of the order itself: no second one comes of a retry',
    (error) => {
      expect(failureText(error, de.unknownOrder)).toMatch(/Bestellung .*gefahrlos erneut.*keine zweite Bestellung/)
    },
  )
})
