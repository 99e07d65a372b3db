import { alerts, read, ruleTests } from './written'

const names = [...new Set(alerts().map(({ alert }) => alert))]
const tried = ruleTests().flatMap(({ alert_rule_test = [] }) => alert_rule_test)
const [, section = ''] = /\n## Alerts\n(.*?)\n## /s.exec(read('docs/operations.md')) ?? []
const rows = section.split('\n').filter((line) => line.startsWith('| `'))

describe('alerts', () => {
  it('are there for each objective', () => {
    const objectives = new Set(alerts().flatMap(({ labels }) => labels?.objective ?? []))
    expect(objectives).toEqual(new Set(['pages', 'orders', 'mails', 'releases']))
  })

  it.each(alerts().map((alert) => [alert.alert, alert] as const))(
    '%s says whether somebody is woken',
    (_, { labels }) => {
      expect(['page', 'ticket']).toContain(labels?.severity)
    },
  )

  it.each(names)('%s is tried by a case in which it fires and one in which it does not', (name) => {
    const expected = tried.filter(({ alertname }) => alertname === name).map(({ exp_alerts }) => exp_alerts.length > 0)
    expect(new Set(expected)).toEqual(new Set([true, false]))
  })

  it('have a row each that says what it means and what to do', () => {
    const told = rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| |\|$/g, '').trim()))
    expect(told.map(([name = '']) => name.replaceAll('`', ''))).toEqual(expect.arrayContaining(names))
    expect(told).toHaveLength(names.length)
    for (const [name, ...cells] of told)
      expect([name, cells.map((cell) => cell.length > 10)]).toEqual([name, [true, true]])
  })
})
