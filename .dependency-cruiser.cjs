/** The import rules of ARCHITECTURE.md. The comment of each says what to do instead. */
const app = '^(shell|mf-[a-z-]+|shop-api)/'

const FLOORS = require('./.dependency-cruiser.floors.cjs')

const floorRules = Object.entries(FLOORS).flatMap(([folder, floors]) =>
  floors.map((rooms, index) => {
    const below = floors
      .slice(0, index + 1)
      .join(' ')
      .split(' ')
    return {
      name: 'floors',
      severity: 'error',
      comment: `${rooms} may import of ${folder} only ${below.join(', ')}. Move what both need down, or pass it as a parameter.`,
      from: { path: `^(${folder})/(${rooms.split(' ').join('|')})[/.]`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^$1/', pathNot: `^$1/(${below.join('|')})[/.]|/testing/` },
    }
  }),
)

/** The folders of shared-contracts that remotes take from the shell: cart, errors, events … */
const sharedContracts = Object.keys(require('./shared-contracts/src/remote/shared-modules.json'))
  .filter((name) => name.startsWith('@nimbus/shared-contracts/'))
  .map((name) => name.split('/').at(-1))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-import-between-apps',
      severity: 'error',
      comment:
        'A folder of one team never imports from another. Put what both need into shared-contracts (rules, types) or shared-ui (components), ' +
        'tell the other side with an event, or show its widget through <Widget>.',
      from: { path: '^(shell|mf-[a-z-]+)/' },
      to: { path: '^(shell|mf-[a-z-]+)/', pathNot: '^$1/' },
    },
    {
      name: 'no-api-in-the-browser',
      severity: 'error',
      comment:
        'The API is called over HTTP. Only the edge and tooling start it. Types and schemas of its answers are in shared-contracts.',
      from: { path: '^(mf-[a-z-]+|shell/src|shared-contracts|shared-ui)/' },
      to: { path: '^shop-api/' },
    },
    {
      name: 'api-knows-contracts-only',
      severity: 'error',
      comment:
        'The servers share only shared-contracts with the front end; of pictures they know the names (npm run pictures).',
      from: { path: '^(shop-api|server-kit)/' },
      to: { path: '^(shell|mf-[a-z-]+|shared-ui|tooling/pictures)/' },
    },
    {
      name: 'kit-knows-contracts-only',
      severity: 'error',
      comment: 'server-kit is below API and edge: it imports shared-contracts and nothing else of ours.',
      from: { path: '^server-kit/' },
      to: { path: '^(shell|mf-[a-z-]+|shop-api|shared-ui|tooling|e2e)/' },
    },
    {
      name: 'edge-starts-the-api',
      severity: 'error',
      comment: 'The edge only starts the API (@nimbus/shop-api/app). What both servers need is in server-kit.',
      from: { path: '^shell/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shop-api/', pathNot: '^shop-api/src/app\\.ts$' },
    },
    {
      name: 'contracts-know-nobody',
      severity: 'error',
      comment:
        'shared-contracts is what the others agree on: it imports no app and no component. Pass what it needs as a parameter.',
      from: { path: '^shared-contracts/' },
      to: { path: `${app}|^shared-ui/` },
    },
    {
      name: 'contracts-without-react',
      severity: 'error',
      comment:
        'shared-contracts runs in the API too: no React, no single-spa, no DOM rendering. A hook belongs to shared-ui or to its remote.',
      from: { path: '^shared-contracts/' },
      to: {
        path: '(^|/)node_modules/(react|react-dom|react-final-form|single-spa|single-spa-react|@base-ui|@iconify)(/|$)',
      },
    },
    {
      name: 'shared-by-name',
      severity: 'error',
      comment:
        'A remote takes this folder from the shell, by its package name (shared-modules.json); by a relative path it would bundle a copy, ' +
        'with a store or a class of its own. Import it as @nimbus/shared-contracts/….',
      from: { path: '^shared-contracts/src/([^/]+)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: {
        path: `^shared-contracts/src/(${sharedContracts.join('|')})/`,
        // a folder inside is a subpath of its own, such as forms/rules, which each remote brings itself
        pathNot: '^shared-contracts/src/($1/|[^/]+/[^/]+/)',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'valtio-without-react',
      severity: 'error',
      comment: 'Import valtio/vanilla here; valtio itself brings its React hooks.',
      from: { path: '^(shared-contracts|shop-api)/' },
      to: { path: '(^|/)node_modules/valtio/', pathNot: 'valtio/(esm/)?vanilla' },
    },
    {
      name: 'ui-knows-no-app',
      severity: 'error',
      comment: 'shared-ui imports only shared-contracts. What belongs to one team stays in its remote.',
      from: { path: '^shared-ui/' },
      to: { path: app },
    },
    {
      name: 'federation-only-in-the-shell',
      severity: 'error',
      comment:
        'Only the shell loads remotes; a string-based loadRemote would escape the import rules. Use <Widget> or host().mountWidget.',
      from: { pathNot: '^(shell|tooling)/' },
      to: { path: '(^|/)node_modules/@module-federation/' },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      comment: 'model/ imports neither ui/ nor api/. Pass the data in, or move the call to api/ and the hook to ui/.',
      from: { path: '^mf-[a-z-]+/src/features/[^/]+/model/' },
      to: { path: '^mf-[a-z-]+/src/(features/[^/]+/(ui|api)|pages)/' },
    },
    {
      name: 'model-without-react',
      severity: 'error',
      comment: 'model/ is pure TypeScript; a hook belongs to ui/ or api/.',
      from: { path: '^mf-[a-z-]+/src/features/[^/]+/model/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^|/)node_modules/(react|react-dom|react-final-form)(/|$)' },
    },
    {
      name: 'api-without-ui',
      severity: 'error',
      comment: 'Imports run ui → api; api/ returns and whoever asked decides what is shown.',
      from: { path: '^mf-[a-z-]+/src/features/[^/]+/api/' },
      to: { path: '^mf-[a-z-]+/src/(features/[^/]+/ui|pages)/' },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      comment:
        "Features don't import each other; the page composes them. A rule that two of them need goes to shared-contracts, or to a feature of its own below both.",
      from: { path: '^(mf-[a-z-]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'order-below-features',
      severity: 'error',
      comment: 'Features and pages tell the order what happens (dispatch); it knows none of them.',
      from: { path: '^mf-checkout/src/order/' },
      to: { path: '^mf-checkout/src/(features|pages|ui)/' },
    },
    {
      name: 'order-decides-purely',
      severity: 'error',
      comment:
        'What an order may do next is data: the browser, the API and React are behind dispatch.ts, calls.ts and use-order-progress.ts.',
      from: {
        path: '^mf-checkout/src/order/',
        pathNot: '/(dispatch|calls|use-order-progress)\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: '^mf-checkout/src/order/(dispatch|calls|use-order-progress)\\.ts$|^shared-contracts/src/remote/|(^|/)node_modules/react',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-on-top',
      severity: 'error',
      comment: 'Pages import features, never the other way round.',
      from: { path: '^mf-[a-z-]+/src/(features|order|model|ui)/' },
      to: { path: '^mf-[a-z-]+/src/(pages/|pages\\.ts|app\\.tsx|server\\.tsx|widgets\\.tsx)' },
    },
    ...floorRules,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that import each other are one idea or need a third one below both.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      comment: 'Builders belong to shared-contracts/testing, not to a test file.',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'builders-only-in-tests',
      severity: 'error',
      comment: 'shared-contracts/testing is for tests.',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^e2e/' },
      to: { path: '^shared-contracts/src/testing/' },
    },
    {
      name: 'tests-of-the-shop',
      severity: 'error',
      comment:
        'Tests of the whole shop read of a team what it offers them in src/testing (public.ts), so that it can move its own files. ' +
        'Offer it there.',
      from: { path: '^(e2e|tooling)/' },
      to: { path: '^(shell|mf-[a-z-]+|shop-api)/(src|server)/', pathNot: '/testing/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The module is not installed, or its subpath is missing in the exports of its package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|woff2)$' },
    },
    {
      name: 'declared',
      severity: 'error',
      comment: "Declare the package in the workspace's own package.json; each team builds alone.",
      from: { pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[a-z-]+/(dist|coverage|[^/]+[.]unfinished)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
