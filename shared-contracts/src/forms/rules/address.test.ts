import { parseAddress, parseStreet } from './address'

describe('parseAddress', () => {
  it.each([
    ['Hauptstr. 12a, 01067 Dresden', 'Hauptstr.', '12', 'a', '01067', 'Dresden'],
    ['Hauptstr. 12 a\n01067 Dresden', 'Hauptstr.', '12', 'a', '01067', 'Dresden'],
    ['Hauptstr. 12a 01067 Dresden', 'Hauptstr.', '12', 'a', '01067', 'Dresden'],
    ['01067 Dresden, Hauptstr. 12a', 'Hauptstr.', '12', 'a', '01067', 'Dresden'],
    ['Hauptstr.12a, D-01067 Dresden, Deutschland', 'Hauptstr.', '12', 'a', '01067', 'Dresden'],
    ['Straße des 17. Juni 135, 10623 Berlin', 'Straße des 17. Juni', '135', '', '10623', 'Berlin'],
    ['E4 12, 68159 Mannheim', 'E4', '12', '', '68159', 'Mannheim'],
    ['C 7 18, 68159 Mannheim', 'C 7', '18', '', '68159', 'Mannheim'],
    ['Am Markt 5 1/2, 06108 Halle (Saale)', 'Am Markt', '5', '1/2', '06108', 'Halle (Saale)'],
    ['Lange Reihe 12–14; 20099 Hamburg', 'Lange Reihe', '12', '-14', '20099', 'Hamburg'],
    ['Platz der Republik 1,11011 Berlin', 'Platz der Republik', '1', '', '11011', 'Berlin'],
  ])('%j', (text, street, house_no, house_no_suffix, zipcode, city) => {
    expect(parseAddress(text)).toEqual({ street, house_no, house_no_suffix, zipcode, city })
  })

  it.each([
    '',
    'Hauptstr. 12a',
    '01067 Dresden',
    'Hauptstr., 01067 Dresden',
    'Hauptstr. 12a, 1067 Dresden',
    'Hauptstr. 12a, 01067',
  ])('is undefined for "%s", which lacks a part', (text) => {
    expect(parseAddress(text)).toBeUndefined()
  })
})

describe('parseStreet', () => {
  it.each([
    ['Hauptstr. 12a', 'Hauptstr.', '12', 'a'],
    ['Hauptstraße12', 'Hauptstraße', '12', ''],
    ['Am Platz E4 12', 'Am Platz E4', '12', ''],
  ])('%s', (text, street, house_no, house_no_suffix) => {
    expect(parseStreet(text)).toEqual({ street, house_no, house_no_suffix })
  })

  it('is undefined without a number', () => {
    expect(parseStreet('E4')).toBeUndefined()
  })
})
