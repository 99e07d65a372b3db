import fs from 'node:fs'
import path from 'node:path'
import { observedShop, type Said } from './observed-shop'
import { groupsIn, selectorsIn, type Selector } from './series'
import { alerts, panels, recordings, ruleTests } from './written'

const ROOT = path.resolve(__dirname, '../..')

/** Labels that Prometheus gives by itself, by what it scrapes and to what it records. */
const OF_PROMETHEUS = ['job', 'instance']
const OF_ALERTS = ['alertname', 'alertstate', 'severity', 'objective', 'window']

/** All expressions with what they are called. */
const asked: [string, string][] = [
  ...alerts().map(({ alert, expr }): [string, string] => [alert, expr]),
  ...recordings().map(({ record, expr }): [string, string] => [record, expr]),
  ...panels().flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
]
const given = ruleTests().flatMap(({ input_series }) => input_series.map(({ series }) => series))
const recorded = new Map(recordings().map(({ record, expr }) => [record, groupsIn(expr)]))

let edge: Said
let api: Said
/** Patterns of the pages of all teams. */
let pages: string[]

beforeAll(async () => {
  ;({ edge, api } = await observedShop())
  const remotes = fs.readdirSync(ROOT).filter((name) => name.startsWith('mf-'))
  const servers = remotes.map((name) => path.join(ROOT, name, 'src/server.tsx'))
  const declared = await Promise.all(
    servers.map(async (file) => ((await import(file)) as { pages: () => Promise<{ path: string }[]> }).pages()),
  )
  pages = declared.flat().map((page) => page.path)
}, 120_000)

/** Those that a selector is about; both, unless it names one. */
function processesOf({ matchers }: Selector): Said[] {
  const job = matchers.find(({ label, how }) => label === 'job' && how === '=')?.value
  return job === undefined ? [edge, api] : [job === 'edge' ? edge : api]
}

/** The labels of a metric; undefined where nobody has one of that name. */
function labelsOf(selector: Selector): string[] | undefined {
  const { metric } = selector
  if (metric === 'up') return OF_PROMETHEUS
  if (metric === 'ALERTS') return OF_ALERTS
  if (metric.startsWith('shop:')) return recorded.get(metric)
  for (const { metrics } of processesOf(selector)) {
    const labels = metrics.get(metric)
    if (labels) return [...labels, ...OF_PROMETHEUS]
    const ofTimes = metrics.get(metric.replace(/_(bucket|sum|count)$/, ''))
    if (ofTimes) return [...ofTimes, ...OF_PROMETHEUS, 'le']
  }
  return undefined
}

/** What nobody declares of what a selector asks for. */
function undeclaredIn(selector: Selector): string[] {
  const labels = labelsOf(selector)
  if (!labels) return [selector.metric]
  // an edge may have an API in its process
  const routes = new Set([...processesOf(selector), api].flatMap((process) => [...process.routes]))
  return selector.matchers.flatMap(({ label, how, value }) => {
    if (!labels.includes(label)) return [`${selector.metric}: ${label}`]
    const isRoute = routes.has(value) || pages.includes(value) || value === 'unknown'
    return label === 'route' && how === '=' && !isRoute ? [`${selector.metric}: ${value}`] : []
  })
}

describe('rules and dashboards', () => {
  it.each(asked)('ask in “%s” for metrics, labels and routes that the shop has: %s', (_, expression) => {
    const selectors = selectorsIn(expression)
    expect(selectors).not.toEqual([])
    expect(selectors.flatMap(undeclaredIn)).toEqual([])
    const labels = selectors.flatMap((selector) => labelsOf(selector) ?? [])
    expect(groupsIn(expression).filter((label) => !labels.includes(label))).toEqual([])
  })

  it('are tried with metrics, labels and routes that the shop has', () => {
    expect(given.length).toBeGreaterThan(50)
    expect(given.flatMap(selectorsIn).flatMap(undeclaredIn)).toEqual([])
  })

  it('name in what a panel says only labels that its series have', () => {
    for (const { title, targets } of panels())
      for (const { expr, legendFormat } of targets) {
        const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
        const groups = groupsIn(expr)
        const labels = groups.length > 0 ? groups : selectorsIn(expr).flatMap((selector) => labelsOf(selector) ?? [])
        expect([title, named.filter((label) => !labels.includes(label))]).toEqual([title, []])
      }
  })
})

describe('what counts as a page', () => {
  const excluding = recordings()
    .flatMap(({ expr }) => selectorsIn(expr))
    .flatMap(({ matchers }) => matchers.filter(({ label, how }) => label === 'route' && how === '!~'))
    .map(({ value }) => new RegExp(`^(?:${value})$`))
  const isPage = (route: string): boolean => excluding.every((pattern) => !pattern.test(route))

  it('is every page of every team', () => {
    expect(excluding).toHaveLength(2)
    expect(pages.length).toBeGreaterThan(30)
    expect(pages.filter((pattern) => !isPage(pattern))).toEqual([])
  })

  it('is none of what the edge or the API answers besides', () => {
    const besides = [...edge.routes, ...api.routes].filter((route) => route !== '/*' && !pages.includes(route))
    expect(besides.length).toBeGreaterThan(50)
    expect(besides).toContain('/declarations/copies')
    expect(besides.filter(isPage)).toEqual([])
  })

  it('is a page that threw before it was known which', () => {
    expect(isPage('/*')).toBe(true)
  })
})

describe('what counts as an order', () => {
  it('is the call that the API takes one with', () => {
    expect([...api.routes].filter((route) => route.endsWith('/submit'))).toEqual(['/api/:area/order/:id/submit'])
  })
})
