import fs from 'node:fs'
import path from 'node:path'
import { exposedModules } from '../rspack/remote-config.mjs'

const HOT_LIFECYCLES = path.join(import.meta.dirname, 'hot-lifecycles.js')

/** What stands around a remote's `./app`: its newest lifecycles and loaders. */
const aroundApp = (source) => `
import * as remote from ${JSON.stringify(source)}
import { host } from '@nimbus/shared-contracts/remote'
import { hotLifecycles } from ${JSON.stringify(HOT_LIFECYCLES)}
const { lifecycles, replace } = hotLifecycles(() => remote)
export const { bootstrap, mount, update, unmount } = lifecycles
export const contract = remote.contract
export const load = (...asked) => remote.load(...asked)
export const head = (...asked) => remote.head(...asked)
const loaded = async (props) => {
  const answer = await remote.load(props.page, { ...props, api: host().api })
  return 'payload' in answer ? { ...props, payload: answer.payload } : props
}
import.meta.webpackHot.accept(${JSON.stringify(source)}, () => replace(loaded))
`

/** The same around its widgets. */
const aroundWidgets = (source) => `
import * as remote from ${JSON.stringify(source)}
import { hotLifecycles } from ${JSON.stringify(HOT_LIFECYCLES)}
const hot = Object.keys(remote.widgets).map((name) => [name, hotLifecycles(() => remote.widgets[name])])
export const contract = remote.contract
export const widgets = Object.fromEntries(hot.map(([name, { lifecycles }]) => [name, lifecycles]))
import.meta.webpackHot.accept(${JSON.stringify(source)}, () => hot.forEach(([, { replace }]) => replace()))
`

/** Writes the modules around those that a remote exposes, and answers with what a development build exposes instead. */
export function hotModules(directory, folder) {
  fs.mkdirSync(folder, { recursive: true })
  const exposed = Object.entries(exposedModules(directory)).map(([module, { import: source, name }]) => {
    const file = path.join(folder, `${name}.js`)
    const around = name === 'app' ? aroundApp : aroundWidgets
    fs.writeFileSync(file, around(path.resolve(directory, source)))
    return [module, { import: file, name }]
  })
  return Object.fromEntries(exposed)
}
