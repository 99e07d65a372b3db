import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { constants, esmRuntime, providedModules, resolve, scripts, styles, webOptimization } from './shared.mjs'

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
    resolve: { ...resolve, alias: esmRuntime.alias },
    module: { rules: [scripts('web'), ...styles(false)] },
    optimization: webOptimization,
    plugins: [
      new ModuleFederationPlugin({
        name: 'nimbus_shell',
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        runtimePlugins: [path.join(directory, 'src/federation/guarded-loading.ts')],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      esmRuntime.plugin(),
      constants(),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
