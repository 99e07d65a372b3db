import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { remotes } from './tooling/project.mjs'

const require = createRequire(import.meta.url)

/** Packages that ship ES modules only; Jest runs CommonJS, so they are transformed like our own files. */
const esModulesOnly = ['content-disposition', 'cookie', 'ky', '@iconify', 'lru-cache', 'parse5', 'entities']

/** Packages that import dynamically, which Jest's sandbox refuses until it is turned into require. */
const importDynamically = ['@electric-sql/pglite', 'ipx']

const { version: federationVersion } = JSON.parse(
  readFileSync(require.resolve('@module-federation/runtime/package.json')),
)

const transform = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
}

const shared = {
  transform,
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.*/node_modules/)?(${[...esModulesOnly, ...importDynamically].join('|')})/)`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tooling/jest/css-module.cjs',
    '\\.(css|woff2|svg|png|webp|avif)$': '<rootDir>/tooling/jest/asset.cjs',
  },
  // what the build defines, see tooling/rspack
  globals: { FEDERATION_VERSION: federationVersion },
  restoreMocks: true,
}

const project = (name, { environment, folders = [name], match = '**/*.test.{ts,tsx}', ignore = [], setup = [] }) => ({
  ...shared,
  rootDir: import.meta.dirname,
  displayName: name,
  testEnvironment: environment,
  testMatch: folders.map((folder) => `<rootDir>/${folder}/${match}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...ignore],
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/console.cjs', ...setup],
})

const node = (name, options) => project(name, { environment: 'node', ...options })
const browser = (name, options) =>
  project(name, {
    environment: '<rootDir>/tooling/jest/browser-environment.cjs',
    setup: ['<rootDir>/tooling/jest/dom.cjs'],
    ...options,
  })

/** The part of the contract kit that mounts pages and widgets. */
const KIT_IN_A_BROWSER = '/remote-kit/(page|widget)-faults\\.test'

export default {
  testTimeout: 60_000,
  projects: [
    node('shared-contracts', { ignore: [KIT_IN_A_BROWSER] }),
    browser('remote-kit', {
      folders: ['shared-contracts/src/testing/remote-kit'],
      match: '{page,widget}-faults.test.ts',
    }),
    browser('shared-ui'),
    node('server-kit'),
    node('shop-api'),
    browser('shell', { ignore: ['/shell/server/'] }),
    node('shell-server', { folders: ['shell/server'] }),
    ...remotes().map((name) => browser(name, { ignore: ['/src/server'] })),
    // what a remote renders in the edge, without a DOM
    node('remotes-server', { folders: remotes().map((name) => `${name}/src`), match: 'server*.test.{ts,tsx}' }),
    // clients and API against each other
    node('contract', { folders: ['e2e/contract'] }),
    node('tooling'),
  ],
}
