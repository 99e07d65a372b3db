/**
 * A test fails on a console.error or console.warn that it didn't expect. One that belongs to the
 * behaviour is named with expectConsole('error', /payload .* refused/), before it comes; then it has to come.
 */
const { format } = require('node:util')

let expected = []
let unexpected = []

globalThis.expectConsole = (method, pattern) => {
  expected.push({ method, pattern, seen: false })
}

function record(method, parts) {
  const text = format(...parts)
  const wanted = expected.find((entry) => entry.method === method && entry.pattern.test(text))
  if (wanted) wanted.seen = true
  else unexpected.push(`console.${method}: ${text}`)
}

for (const method of ['error', 'warn']) console[method] = (...parts) => record(method, parts)

beforeEach(() => {
  expected = []
})

afterEach(() => {
  const missing = expected
    .filter(({ seen }) => !seen)
    .map(({ method, pattern }) => `console.${method} ${pattern} never came`)
  const problems = [...unexpected, ...missing]
  expected = []
  unexpected = []
  if (problems.length > 0) throw new Error(`Unexpected console output:\n${problems.join('\n')}`)
})
