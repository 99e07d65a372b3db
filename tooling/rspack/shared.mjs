import crypto from 'node:crypto'
import path from 'node:path'
import { createRequire } from 'node:module'
import { rspack } from '@rspack/core'

const require = createRequire(import.meta.url)

/** Version of an installed package, read from its package.json. */
export const versionOf = (name) => require(`${name}/package.json`).version

const FEDERATION_VERSION = versionOf('@module-federation/runtime')

/**
 * Browsers that the shop supports: those with `:has()`, `subgrid`, `lh` and `color-mix()`. Node bundles run on the oldest
 * supported Node.
 */
const TARGETS = { web: 'chrome >= 117, firefox >= 121, safari >= 16.4, ios_saf >= 16.4', node: 'node 20' }

/** TypeScript and JSX through SWC. */
export const scripts = (platform) => ({
  test: /\.[cm]?[jt]sx?$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  use: [
    {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        env: { targets: TARGETS[platform] },
      },
    },
    ...(platform === 'web' ? [path.join(import.meta.dirname, 'pure-schemas.cjs')] : []),
  ],
})

/**
 * CSS modules and plain CSS; a node bundle takes the class names only. Names depend on file and release, not on the build:
 * classes of `owner`, a release or the shell, are those of no other one. They stand in each page many times, so they are short.
 */
export const styles = (owner, { exportsOnly }) => [
  {
    test: /\.module\.css$/,
    type: 'css/module',
    generator: { exportsOnly, esModule: true, localIdentName: `[local]-${shortName(owner)}[hash:5]` },
    parser: { namedExports: false },
  },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', generator: { exportsOnly } },
  { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource', generator: { emit: !exportsOnly } },
]

/** shortName('mf_cart_1_0_0_ab12cd34') → six hex digits that another owner hasn't */
const shortName = (owner) => crypto.createHash('sha256').update(owner).digest('hex').slice(0, 6)

export const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] }

/**
 * The runtime's ESM build in place of its CommonJS one: 29 → 24 kB brotli a container, since its parts can be dropped.
 */
export const esmRuntime = {
  alias: {
    '@module-federation/runtime': path.join(
      path.dirname(require.resolve('@module-federation/runtime/package.json')),
      'dist/bundler.js',
    ),
  },
  plugin: () =>
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (resource) => {
      resource.request = resource.request.replace('index.cjs', 'bundler.js')
    }),
}

/**
 * Chunks of browser builds: one file for each import(). What pages of a remote have in common is small and stands in the
 * chunk of each, which is one request less for every such part, and compresses better.
 */
export const webOptimization = {
  chunkIds: 'deterministic',
  moduleIds: 'deterministic',
  splitChunks: false,
  minimizer: [
    // a second look finds what the first one has made superfluous: 0.5 kB
    new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS.web } }),
  ],
}

/**
 * Has V8 compile the functions of a script while it arrives, beside the main thread, and not one by one when they are first
 * called: nearly all of these are called at once, half of what the scripts of a page cost. Other engines see a comment.
 */
export const compiledWhileLoading = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // nor where a script is shorter than what the hint saves
    exclude: /^(lazy-|app\.|widgets\.)/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  })

/** Leaves out the federation's error texts: a code and the address of its page say the same. */
export const withoutDescriptions = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, path.join(import.meta.dirname, 'no-descriptions.mjs'))

/** Constants of a build: which federation runtime it was made against. */
export const constants = () => new rspack.DefinePlugin({ FEDERATION_VERSION: JSON.stringify(FEDERATION_VERSION) })

/**
 * What a remote takes from the shell, which provides exactly these. All else is bundled by its user. A remote brings no copy
 * that could take their place, so another entry raises `CONTRACT_VERSION`.
 */
export const consumedModules = () =>
  Object.fromEntries(
    Object.entries(require('@nimbus/shared-contracts/shared-modules.json')).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, import: false },
    ]),
  )
