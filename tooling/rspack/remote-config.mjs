import fs from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { noteUses } from './note-uses.mjs'
import {
  compiledWhileLoading,
  constants,
  consumedModules,
  esmRuntime,
  resolve,
  scripts,
  styles,
  webOptimization,
  withoutDescriptions,
} from './shared.mjs'

/**
 * The two builds of a remote's release: a federation container for browsers and a self-contained node bundle.
 * `container` names this very release ("mf_cart_1_0_0_ab12cd34"), so that two releases never mix their chunks.
 */
export function remoteConfigs({ directory, container, output }) {
  return [remoteWebConfig({ directory, container, output }), nodeConfig({ directory, container, output })]
}

/** The federation modules of a remote: its pages, and its widgets when it has some. Each is a chunk of that name. */
export const exposedModules = (directory) => ({
  './app': { import: './src/app.tsx', name: 'app' },
  ...(fs.existsSync(path.join(directory, 'src/widgets.tsx')) && {
    './widgets': { import: './src/widgets.tsx', name: 'widgets' },
  }),
})

/** The federation container alone. `entryFile` is its script, `exposes` are the modules that others load. */
export function remoteWebConfig({
  directory,
  container,
  output,
  entryFile = 'remoteEntry.[contenthash:8].js',
  exposes = exposedModules(directory),
}) {
  return {
    name: `${path.basename(directory)} web`,
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {},
    devtool: false,
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: container,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // as long as the shell waits for a file of a remote; a chunk that hangs is given up and asked for again
      chunkLoadTimeout: 8_000,
    },
    resolve: { ...resolve, alias: esmRuntime.alias },
    module: { rules: [scripts('web'), ...styles(container, { exportsOnly: false })] },
    // numbered in their order: other ids are hashes of names, and that of the federation's own module has the folder in it
    optimization: { ...webOptimization, moduleIds: 'natural' },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: entryFile,
        exposes,
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          externalRuntime: true,
        },
      }),
      esmRuntime.plugin(),
      withoutDescriptions(),
      compiledWhileLoading(),
      noteUses(),
      constants(),
      // the entry, whose hash the composition names, knows those of all its chunks and stylesheets; longer ones are no safer
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

function nodeConfig({ directory, container, output }) {
  return {
    name: `${path.basename(directory)} node`,
    context: directory,
    mode: 'production',
    target: 'node20',
    entry: { server: './src/server.tsx' },
    devtool: false,
    output: {
      path: path.join(output, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      uniqueName: container,
    },
    resolve,
    // one file: pages that a browser loads when it needs them are all here
    module: {
      rules: [scripts('node'), ...styles(container, { exportsOnly: true })],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, nodeEnv: 'production' },
    plugins: [constants()],
    externalsPresets: { node: true },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
