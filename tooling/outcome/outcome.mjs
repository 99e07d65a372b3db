import path from 'node:path'
import { root } from '../project.mjs'

/** @typedef {{ passed?: number, failed?: number, skipped?: number, flaky?: number, failures?: string[] }} Outcome */

/** Test files of a Jest report in which something failed, absolute. */
export const failedFiles = (report) =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/**
 * What a Jest run came to.
 * @param {object} report Jest's `--json`
 * @param {object} [again] the report of a second run of the files that failed, one after the other
 * @returns {Outcome} what fails twice has failed; what passes alone is flaky, and is named so, unless it was found by chance
 */
export function unitOutcome(report, again) {
  const second = again ? [...failedTests(again)] : undefined
  const first = [...failedTests(report)]
  const once = again ? first.filter((failure) => !second.some(({ title }) => title === failure.title)) : []
  const flaky = once.filter((failure) => !isFind(failure))
  const failures = [...(second ?? first), ...once.filter(isFind)]
  return {
    passed: report.numPassedTests + flaky.length,
    failed: failures.length,
    skipped: report.numPendingTests,
    flaky: flaky.length,
    failures: [...failures.map((each) => line('FAILED', each)), ...flaky.map((each) => line('flaky', each))],
  }
}

/** True of what a property test or a seeded walk has come upon by chance: another run tries other inputs, and it stays found. */
const isFind = ({ why }) => /Counterexample|seed/i.test(why)

/** A test that failed, or a file that couldn't be read at all. */
function* failedTests({ testResults }) {
  for (const file of testResults.filter(({ status }) => status === 'failed')) {
    const name = path.relative(root, file.name)
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0) yield { title: `${name}: cannot be read`, why: file.message }
    for (const { fullName, failureMessages } of tests) {
      yield { title: `${name}: ${fullName}`, why: failureMessages.join('\n') }
    }
  }
}

/**
 * What a Playwright run came to.
 * @param {object} report Playwright's JSON reporter
 * @returns {Outcome}
 */
export function journeysOutcome({ stats, suites }) {
  const tests = [...specs(suites)].flatMap((spec) => spec.tests.map((each) => ({ ...each, spec })))
  const named = (status, word) =>
    tests
      .filter((each) => each.status === status)
      .map(({ spec, projectName, results }) =>
        line(word, {
          title: `[${projectName}] ${spec.file}: ${spec.title}`,
          why: results.find(({ error }) => error)?.error.message,
        }),
      )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    failures: [...named('unexpected', 'FAILED'), ...named('flaky', 'flaky')],
  }
}

function* specs(suites = []) {
  for (const suite of suites) {
    yield* suite.specs ?? []
    yield* specs(suite.suites)
  }
}

// eslint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\u001B\[[\d;]*m/g

/** One line for a failure: what a reader of the last lines of a log needs to know. */
function line(word, { title, why = '' }) {
  const text = why
    .replace(COLOURS, '')
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('at '))
  return `${word}  ${title}: ${text.slice(0, 6).join(' ').slice(0, 400)}`
}
