import { auditVerdict } from './audit.mjs'

const report = (high: number, critical: number, vulnerabilities = {}): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { low: 3, moderate: 2, high, critical } } })

describe('auditVerdict', () => {
  it.each([
    ['an answer without serious holes', report(0, 0), { passed: 1, why: 'no known hole' }],
    [
      'a serious hole',
      report(1, 0, {
        ipx: { name: 'ipx', severity: 'high', range: '<1.3.2' },
        a: { name: 'a', severity: 'low', range: '1' },
      }),
      { failed: 1, why: 'ipx <1.3.2 (high)' },
    ],
    [
      'a registry without advisories',
      '{"message": "405 Method Not Allowed - POST advisories", "statusCode": 405, "error": {"summary": ""}}',
      { skipped: 1, why: '405 Method Not Allowed - POST advisories' },
    ],
    ['no npm', 'null', { skipped: 1, why: 'no answer' }],
    ['no network', '', { skipped: 1, why: 'no answer' }],
    ['an error page', '<html>502</html>', { skipped: 1, why: 'no answer' }],
  ])('tells %s', (_, output, verdict) => {
    expect(auditVerdict(output)).toEqual(verdict)
  })
})
