import type { PrintedDocument } from '@nimbus/server-kit/printing'
import { createSheetPrinter } from './sheet-printer'

const sheet = (title: string): PrintedDocument => ({ title, blocks: [] })
const day = new Date('2026-11-27T12:00:00Z')

describe('createSheetPrinter', () => {
  it('prints the same content once, whoever asks for it and when', async () => {
    const printed: string[] = []
    const print = createSheetPrinter(async ({ title }, madeAt) => {
      printed.push(`${title} ${madeAt.getUTCDate()}`)
      return Buffer.from(title)
    })
    const [one, other] = await Promise.all([print(sheet('S1'), day), print(sheet('S1'), day)])
    await print(sheet('S1'), day)
    await print(sheet('Neun'), day)
    await print(sheet('S1'), new Date('2026-11-28T12:00:00Z'))
    expect([String(one), String(other)]).toEqual(['S1', 'S1'])
    expect(printed).toEqual(['S1 27', 'Neun 27', 'S1 28'])
  })

  it('keeps a hundred sheets, and prints one anew that was asked for longest ago', async () => {
    let count = 0
    const print = createSheetPrinter(async () => Buffer.from(`${(count += 1)}`))
    for (let index = 0; index <= 100; index += 1) await print(sheet(`${index}`), day)
    expect([String(await print(sheet('100'), day)), String(await print(sheet('0'), day))]).toEqual(['101', '102'])
  })

  it('tries again after a failure', async () => {
    let fails = true
    const print = createSheetPrinter(async () => {
      if (fails) throw new Error('no font')
      return Buffer.from('S1')
    })
    await expect(print(sheet('S1'), day)).rejects.toThrow('no font')
    fails = false
    await expect(print(sheet('S1'), day)).resolves.toEqual(Buffer.from('S1'))
  })
})
