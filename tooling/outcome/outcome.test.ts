import path from 'node:path'
import { failedFiles, journeysOutcome, unitOutcome } from './outcome.mjs'

const FILE = path.resolve(__dirname, '../../shell/a.test.ts')
const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})
const fails = (name: string) => test(name, 'failed', ['\u001B[31mExpected\u001B[39m: 1\n  Received: 2\n    at x.ts:1'])
const report = (assertionResults: object[], { passed = 1, message = '' } = {}): object => ({
  numPassedTests: passed,
  numPendingTests: 0,
  testResults: [{ name: FILE, status: 'failed', message, assertionResults }],
})

describe('unitOutcome', () => {
  it('names the file, the test and the first lines of why', () => {
    expect(unitOutcome(report([test('works', 'passed'), fails('adds')]))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      flaky: 0,
      failures: ['FAILED  shell/a.test.ts: adds: Expected: 1 Received: 2'],
    })
  })

  it('counts as flaky what passes alone, and as failed what fails twice', () => {
    const outcome = unitOutcome(report([fails('adds'), fails('subtracts')]), report([fails('adds')]))
    expect(outcome).toMatchObject({ passed: 2, failed: 1, flaky: 1 })
    expect(outcome.failures.map((each) => each.slice(0, 34))).toEqual([
      'FAILED  shell/a.test.ts: adds: Exp',
      'flaky  shell/a.test.ts: subtracts:',
    ])
  })

  it('counts a failure that only the second run shows', () => {
    expect(unitOutcome(report([fails('adds')]), report([fails('divides')]))).toMatchObject({ failed: 1, flaky: 1 })
  })

  it('keeps what a property test has found by chance, though the next run doesn’t come upon it', () => {
    const found = test('adds', 'failed', ['Property failed after 3 tests\n{ seed: 42 }\nCounterexample: [0]'])
    expect(unitOutcome(report([found]), { ...report([]), testResults: [] })).toMatchObject({ failed: 1, flaky: 0 })
  })

  it('counts a file that could not be read', () => {
    const broken = report([], { message: 'SyntaxError: no' })
    expect(unitOutcome(broken).failures).toEqual(['FAILED  shell/a.test.ts: cannot be read: SyntaxError: no'])
    expect(failedFiles(broken)).toEqual([FILE])
  })
})

describe('journeysOutcome', () => {
  const spec = (title: string, status: string) => ({
    file: 'journey.spec.ts',
    title,
    tests: [{ status, projectName: 'phone', results: [{ error: { message: 'Timed out' } }] }],
  })

  it('names what failed and what passed at the second try, of nested suites too', () => {
    const outcome = journeysOutcome({
      stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 },
      suites: [{ specs: [spec('sells', 'unexpected')], suites: [{ specs: [spec('lists', 'flaky')] }] }],
    })
    expect(outcome).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      flaky: 1,
      failures: [
        'FAILED  [phone] journey.spec.ts: sells: Timed out',
        'flaky  [phone] journey.spec.ts: lists: Timed out',
      ],
    })
  })
})
