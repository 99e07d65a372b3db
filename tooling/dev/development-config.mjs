import path from 'node:path'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { remoteWebConfig } from '../rspack/remote-config.mjs'
import { shellConfig } from '../rspack/shell-config.mjs'
import { hotModules } from './hot-modules.mjs'

/** Script of a remote's container while it is developed; the address of an override names it. */
export const ENTRY_FILE = 'remoteEntry.js'

/** Names without hashes, so that a change is the same file again; source maps that need no eval, which the policy forbids. */
const development = (configuration) => ({
  ...configuration,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  output: {
    ...configuration.output,
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
  },
  optimization: { ...configuration.optimization, chunkIds: 'named', moduleIds: 'named' },
})

/** A remote with fast refresh. Its container is named as the shell expects of one that is overridden: "mf_cart_dev". */
export function developedRemote({ directory, output }) {
  const container = `${path.basename(directory)}_dev`.replace(/\W/g, '_')
  const exposes = hotModules(directory, `${output}-hot`)
  const web = development(remoteWebConfig({ directory, container, output, exposes, entryFile: ENTRY_FILE }))
  return {
    ...web,
    module: { ...web.module, rules: web.module.rules.map(refreshed) },
    plugins: [...web.plugins, new ReactRefreshRspackPlugin({ overlay: false })],
  }
}

/** Rules of TypeScript and JSX as React's development build and its refresh need them. */
function refreshed(rule) {
  if (rule.loader !== 'builtin:swc-loader') return rule
  const { jsc } = rule.options
  const react = { ...jsc.transform.react, development: true, refresh: true }
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } }
}

/** The shell with React's development build, which alone can refresh components, and a place for its refresh to attach. */
export function developedShell({ directory, output }) {
  const web = shellConfig({ directory, output })
  const hook = path.join(import.meta.dirname, 'refresh-hook.js')
  return {
    ...web,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { main: [hook, web.entry.main] },
  }
}
