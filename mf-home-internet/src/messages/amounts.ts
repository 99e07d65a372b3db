const nbsp = '\u00a0'

/** 1000 → "1.000"; speeds keep at most one decimal: 2.4 → "2,4" */
export const speedText = (rate: number): string =>
  String(rate)
    .replace('.', ',')
    .replace(/^(\d+)(\d{3})$/, '$1.$2')

/** mbits(1000) → "1.000 MBit/s" */
export const mbits = (rate: number): string => `${speedText(rate)}${nbsp}MBit/s`

/** dayText('2027-05-01') → "01.05.2027" */
export const dayText = (day: string): string => day.split('-').reverse().join('.')
