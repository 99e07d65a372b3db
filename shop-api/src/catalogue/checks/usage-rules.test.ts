import { bundledCatalogue } from '../data/bundled'
import type { CatalogueData } from '../data/data'
import { problemsAfter } from '../../testing/problems-after'
import { checkCatalogue } from './check'

type Change = (prices: CatalogueData['usage-prices']) => unknown

describe('the prices of use', () => {
  // 0,19 € and 0,06 € without value added tax, (EU) 2015/2120 Art. 5a; TKG § 112; 50 € without it, (EU) 2022/612 Art. 14
  it.each<[string, Change, string]>([
    [
      'a call to Europe with the phone',
      ({ mobile }) => (mobile.europe.minute = 23),
      'mobile.europe.minute: costs 23 cents, the law allows 22',
    ],
    [
      'a message to Europe',
      ({ mobile }) => (mobile.europe.sms = 8),
      'mobile.europe.sms: costs 8 cents, the law allows 7',
    ],
    [
      'a call to Europe from home',
      ({ landline }) => (landline.europe = 23),
      'landline.europe: costs 23 cents, the law allows 22',
    ],
    [
      'a call to a mobile phone in Europe from home',
      ({ landline }) => (landline.europe_mobile = 149),
      'landline.europe_mobile: costs 149 cents, the law allows 22',
    ],
    [
      'a minute of 0180',
      ({ service_numbers }) => (service_numbers.service_minute = 15),
      'service_numbers.service_minute: costs 15 cents, the law allows 14',
    ],
    [
      'a call of 0180',
      ({ service_numbers }) => (service_numbers.service_call = 21),
      'service_numbers.service_call: costs 21 cents, the law allows 20',
    ],
    [
      'a minute of 0900',
      ({ service_numbers }) => (service_numbers.premium_minute = 301),
      'service_numbers.premium_minute: costs 301 cents, the law allows 300',
    ],
    [
      'a call of 0900',
      ({ service_numbers }) => (service_numbers.premium_call = 1001),
      'service_numbers.premium_call: costs 1001 cents, the law allows 1000',
    ],
    [
      'data abroad',
      ({ roaming }) => (roaming.data_limit = 5951),
      'roaming.data_limit: costs 5951 cents, the law allows 5950',
    ],
    [
      'a fraction of a cent',
      ({ landline }) => (landline.world = 1.5),
      'landline.world: is not a whole number of cents',
    ],
  ])('refuse %s', (_, change, problem) => {
    expect(problemsAfter((files) => void change(files['usage-prices']))).toEqual([`usage-prices.json ${problem}`])
  })

  it('are those of this build for a catalogue that was put live before there was a list', () => {
    const { 'usage-prices': prices, ...before } = bundledCatalogue()
    const outcome = checkCatalogue(before)
    expect(outcome.ok && outcome.value['usage-prices']).toEqual(prices)
  })
})
