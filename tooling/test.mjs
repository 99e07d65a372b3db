import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { executablePath } from './browser.mjs'
import { ensureInstalled, requireNode, stop } from './install.mjs'
import { failedFiles, journeysOutcome, unitOutcome } from './outcome/outcome.mjs'
import { root } from './project.mjs'
import { auditDependencies } from './security/audit.mjs'

const results = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-test-'))

/** Checks that pass or fail as a whole; they run beside the build. */
const CHECKS = [
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'boundaries', command: ['npm', 'run', '--silent', 'boundaries'] },
  { name: 'unused', command: ['npm', 'run', '--silent', 'unused'] },
]

/** Runs every test there is, from installing to journeys in a browser, and ends with one line of sums. */
async function test() {
  requireNode()
  await ensureInstalled(console.log)
  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  const named = []
  const add = ({ failures = [], ...outcome }) => {
    for (const [count, number] of Object.entries(outcome)) counts[count] += number
    named.push(...failures)
  }
  const [built, checked] = await Promise.all([
    timed('build', ['node', 'tooling/build.mjs']),
    inTurn(CHECKS, ({ name, command }) => timed(name, command)),
  ])
  for (const { name, code } of [built, ...checked]) add(verdict(name, code === 0))
  add(audit())
  add(await knownHoles())
  if (built.code === 0) {
    add(await catalogue())
    add(await unit())
    await ensureBrowser()
    add(await inBrowsers('journeys', 'e2e/playwright.config.ts'))
    add(await inBrowsers('engines', 'e2e/engines/short.config.ts'))
  }
  fs.rmSync(results, { recursive: true, force: true })
  for (const failure of named) console.log(failure)
  if (counts.flaky > 0) console.log(`${counts.flaky} flaky`)
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped`)
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
}

/** What a check that passes or fails as a whole adds to the sums. */
const verdict = (name, passes) => (passes ? { passed: 1 } : { failed: 1, failures: [`FAILED  ${name}`] })

function audit() {
  const { why, ...outcome } = auditDependencies()
  const result = (outcome.failed && 'FAILED') || (outcome.skipped && 'skipped') || 'ok'
  const line = `${result}  audit (${why})`
  console.log(line)
  return { ...outcome, failures: outcome.failed ? [line] : [] }
}

async function knownHoles() {
  // it compares versions with a package that is installed by now
  const { checkLockedPackages, outdatedPackages } = await import('./security/known-holes.mjs')
  const unsafe = checkLockedPackages()
  console.log(unsafe.length === 0 ? 'ok  known holes' : `FAILED  known holes: ${unsafe.join(', ')}`)
  const outdated = outdatedPackages()
  if (outdated.length > 0) console.log(`outdated: ${outdated.join(', ')}`)
  return verdict('known holes', unsafe.length === 0)
}

async function catalogue() {
  const { code } = await timed('catalogue', ['node', 'tooling/catalogue.mjs', 'check'])
  return verdict('catalogue', code === 0)
}

/** Whatever fails is tried once more alone: what passes then was disturbed by its neighbours, and is named flaky. */
async function unit() {
  const { code, report } = await jest('unit', ['--maxWorkers=2'])
  if (!report) return verdict('unit', false)
  if (code === 0) return unitOutcome(report)
  const files = failedFiles(report)
  if (files.length === 0) return verdict('unit', false)
  const again = await jest('unit, what failed once more', ['--runInBand', '--runTestsByPath', ...files])
  const outcome = unitOutcome(report, again.report)
  // one that ends badly after its tests has failed, too
  return again.report && again.code !== 0 && outcome.failed === 0 ? unitOutcome(report) : outcome
}

async function jest(name, parameters) {
  const file = path.join(results, `${name}.json`)
  const { code } = await timed(name, ['npx', 'jest', '--json', '--outputFile', file, '--silent', ...parameters])
  return { code, report: readReport(file) }
}

/** A suite of Playwright; its output is shown as it comes. */
async function inBrowsers(name, config) {
  const file = path.join(results, `${name}.json`)
  const { code } = await timed(
    name,
    ['npx', 'playwright', 'test', '--config', config],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    { live: true },
  )
  const report = readReport(file)
  if (!report?.stats) return verdict(name, false)
  const outcome = journeysOutcome(report)
  return code !== 0 && outcome.failed === 0 ? verdict(name, false) : outcome
}

/** Debian's Chromium or one that Playwright brought; where neither is found, Playwright brings one. */
async function ensureBrowser() {
  if (executablePath()) return
  const { chromium } = await import('@playwright/test')
  if (fs.existsSync(chromium.executablePath())) return
  const { code } = await timed('browser', ['npx', 'playwright', 'install', 'chromium'])
  if (code !== 0) stop('No browser: install Chromium (on Debian: apt-get install chromium) and run the tests again')
}

const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined)

async function inTurn(items, work) {
  const done = []
  for (const item of items) done.push(await work(item))
  return done
}

/** Runs a command and shows its output when it fails, so that a good run stays short. */
function timed(name, [command, ...parameters], environment = {}, { live = false } = {}) {
  const began = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(0)
      console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`)
      if (code !== 0) process.stdout.write(Buffer.concat(output))
      resolve({ name, code })
    })
  })
}

await test()
