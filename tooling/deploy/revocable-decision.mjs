import fs from 'node:fs'
import path from 'node:path'

/** Decisions of the operators in the edge's data folder (shell/server/composition/decision.ts). */
const decisionFile = (dataDir, name) => path.join(dataDir, 'composition/decisions', `${name}.json`)

/**
 * Has `decide` decide for a remote, and answers with a function that takes this very decision back: what was decided before
 * counts again. It does nothing once somebody else has decided.
 */
export function decideRevocably(name, dataDir, decide) {
  const file = decisionFile(dataDir, name)
  const before = read(file)
  decide()
  const mine = read(file)
  return () => {
    if (read(file) === mine) restore(file, before)
  }
}

function restore(file, content) {
  if (content === undefined) return fs.rmSync(file, { force: true })
  const unfinished = `${file}.${process.pid}.unfinished`
  fs.writeFileSync(unfinished, content)
  fs.renameSync(unfinished, file)
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
