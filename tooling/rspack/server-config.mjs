import { isBuiltin } from 'node:module'
import { constants, resolve, scripts, styles } from './shared.mjs'

/** Packages that are plain JSON, which Node imports only with an attribute that its versions spell differently. */
const BUNDLED = new Set(['german-postal-codes'])

/** True of what is part of a bundle whatever else is: the project's own TypeScript. */
const isOwn = (request) =>
  request.startsWith('.') || request.startsWith('/') || request.startsWith('@nimbus/') || BUNDLED.has(request)

/**
 * A server as ESM: the project's own TypeScript in one file per entry, everything from node_modules left outside, or, when
 * `contained`, inside too: for a process that may read no other folder. `entry` maps the name of a bundle to its source file.
 */
export function serverConfig({ directory, output, entry, name, contained = false }) {
  return {
    name,
    context: directory,
    mode: 'production',
    target: 'node20',
    entry,
    devtool: 'source-map',
    output: {
      path: output,
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve,
    externalsType: 'module',
    externals: [
      ({ request }, callback) => {
        const inside = contained ? !isBuiltin(request) : isOwn(request)
        return inside ? callback() : callback(undefined, `module ${request}`)
      },
    ],
    module: {
      rules: [scripts('node'), ...styles('nimbus_shell', { exportsOnly: true })],
      // the servers compute addresses of files at run time; import.meta.url is the bundle's own
      parser: { javascript: { importMeta: false, url: false, worker: false } },
    },
    optimization: { minimize: false, nodeEnv: 'production' },
    plugins: [constants()],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
