import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { executablePath } from './browser.mjs'
import { ensureInstalled, requireNode, stop } from './install.mjs'
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
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
    counts.passed += passed
    counts.failed += failed
    counts.skipped += skipped
  }
  const [built, checked] = await Promise.all([
    timed('build', ['node', 'tooling/build.mjs']),
    inTurn(CHECKS, ({ name, command }) => timed(name, command)),
  ])
  for (const { code } of [built, ...checked]) add(code === 0 ? { passed: 1 } : { failed: 1 })
  add(audit())
  add(await knownHoles())
  if (built.code === 0) {
    add(await catalogue())
    add(await unit())
    add(await journeys())
  }
  fs.rmSync(results, { recursive: true, force: true })
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped`)
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
}

function audit() {
  const verdict = auditDependencies()
  const result = (verdict.failed && 'FAILED') || (verdict.skipped && 'skipped') || 'ok'
  console.log(`${result}  audit (${verdict.why})`)
  return verdict
}

async function knownHoles() {
  // it compares versions with a package that is installed by now
  const { checkLockedPackages, outdatedPackages } = await import('./security/known-holes.mjs')
  const unsafe = checkLockedPackages()
  console.log(unsafe.length === 0 ? 'ok  known holes' : `FAILED  known holes: ${unsafe.join(', ')}`)
  const outdated = outdatedPackages()
  if (outdated.length > 0) console.log(`outdated: ${outdated.join(', ')}`)
  return unsafe.length === 0 ? { passed: 1 } : { failed: 1 }
}

async function catalogue() {
  const { code } = await timed('catalogue', ['node', 'tooling/catalogue.mjs', 'check'])
  return code === 0 ? { passed: 1 } : { failed: 1 }
}

async function unit() {
  const file = path.join(results, 'unit.json')
  const { code } = await timed('unit', ['npx', 'jest', '--json', '--outputFile', file, '--silent', '--maxWorkers=2'])
  const report = readReport(file)
  if (!report) return { failed: 1 }
  const { numPassedTests: passed, numPendingTests: skipped } = report
  const failed = Math.max(report.numFailedTests + report.numRuntimeErrorTestSuites, code === 0 ? 0 : 1)
  return { passed, failed, skipped }
}

async function journeys() {
  await ensureBrowser()
  const file = path.join(results, 'journeys.json')
  const { code } = await timed('journeys', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const stats = readReport(file)?.stats
  if (!stats) return { failed: 1 }
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
    skipped: stats.skipped,
  }
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
function timed(name, [command, ...parameters], environment = {}) {
  const began = Date.now()
  const live = name === 'journeys'
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
