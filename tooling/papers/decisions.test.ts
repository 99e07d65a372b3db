import { linksIn, papers } from './papers'

const FOLDER = 'docs/decisions/'
const FRONT = /^# (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\nStatus: (accepted|superseded by \[(\d{3})\]\((\S+\.md)\))\n/
const PARTS = ['## Context', '## Decision', '## Consequences']

const records = papers()
  .filter(({ name }) => name.startsWith(FOLDER) && !name.endsWith('README.md'))
  .map(({ name, text }) => ({ name: name.slice(FOLDER.length), text, front: FRONT.exec(text) }))
const index = papers().find(({ name }) => name === `${FOLDER}README.md`)?.text ?? ''

describe('decisions', () => {
  it('are there', () => {
    expect(records.length).toBeGreaterThan(30)
  })

  it.each(records)('$name has title, date, status and the three parts', ({ name, text, front }) => {
    expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/)
    expect(front).not.toBeNull()
    expect(text.match(/^## .+$/gm)).toEqual(PARTS)
  })

  it.each(records)('$name has no more than 400 words', ({ text }) => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(400)
  })

  it.each(records)('$name is in the index as it is', ({ name, front }) => {
    const [, title = '', date = '', status = ''] = front ?? []
    const row = index.split('\n').find((line) => line.includes(`(${name})`)) ?? ''
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      '',
      `[${name.slice(0, 3)}](${name})`,
      title,
      date,
      status.replace(/\[(\d{3})\]\(.*\)/, '$1'),
      '',
    ])
  })

  it('have numbers from 1 on without a gap, each once', () => {
    const numbers = records.map(({ name }) => Number(name.slice(0, 3)))
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it('that are superseded name a later record that exists', () => {
    const superseded = records.filter(({ front }) => front?.[4])
    expect(superseded.length).toBeGreaterThan(0)
    superseded.forEach(({ name, text, front }) => {
      const [, , , , number = '', file = ''] = front ?? []
      expect([name, file.startsWith(number), number > name.slice(0, 3)]).toEqual([name, true, true])
      expect([name, records.some((record) => record.name === file)]).toEqual([name, true])
      expect(linksIn(text)).toContain(file)
    })
  })
})
