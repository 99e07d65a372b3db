import path from 'node:path'
import { rspack } from '@rspack/core'
import {
  compiledWhileLoading,
  constants,
  resolve,
  scripts,
  styles,
  webOptimization,
  withoutDescriptions,
} from './shared.mjs'

/** The shell for browsers: single-spa host, federation runtime and the shared modules. It knows no remote by name. */
export function shellConfig({ directory, output }) {
  return {
    name: 'shell web',
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { main: './src/index.ts' },
    devtool: false,
    output: {
      path: output,
      clean: true,
      publicPath: '/shell/',
      uniqueName: 'nimbus_shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve,
    module: { rules: [scripts('web'), ...styles('nimbus_shell', { exportsOnly: false })] },
    optimization: webOptimization,
    plugins: [
      // what the federation plugin would define for its runtime
      new rspack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
      new rspack.NormalModuleReplacementPlugin(
        /[\\/](snapshot[\\/]SnapshotHandler|utils[\\/]preload|generate-preload-assets)\.js$/,
        path.join(directory, 'src/federation/without-manifests.ts'),
      ),
      new rspack.NormalModuleReplacementPlugin(
        /semver[\\/]index\.js$/,
        path.join(directory, 'src/federation/caret-ranges.ts'),
      ),
      withoutDescriptions(),
      compiledWhileLoading(),
      constants(),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
