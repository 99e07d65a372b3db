import { spawn } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/** The oldest Node that the shop runs on. */
const OLDEST_NODE = [20, 19]

/** Ends the process with one line that says what to do, when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  stop(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer (https://nodejs.org)`)
}

/** Prints one line and ends the process with an error. */
export function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Installs the locked dependencies unless exactly these are installed already. */
export async function ensureInstalled(tell) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'))
  const wanted = crypto.createHash('sha256').update(lock).digest('hex')
  const stamp = path.join(root, 'node_modules/.nimbus-installed')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return
  tell('installing dependencies (a minute or two, once)')
  const output = []
  // the first time exactly as locked; later in place, since something may be running from these modules
  const how = fs.existsSync(path.join(root, 'node_modules')) ? 'install' : 'ci'
  const code = await run('npm', [how, '--no-audit', '--no-fund', '--loglevel=error'], (chunk) => output.push(chunk))
  const log = output.join('')
  if (/ENOSPC|no space left/i.test(log)) stop('The disk is full: free some space and start again')
  if (code !== 0) stop(`npm ${how} failed:\n${log.trim()}\nCheck the connection to the npm registry and start again`)
  fs.writeFileSync(stamp, wanted)
}

function run(command, parameters, onOutput) {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  child.stdout.on('data', (chunk) => onOutput(String(chunk)))
  child.stderr.on('data', (chunk) => onOutput(String(chunk)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
}
