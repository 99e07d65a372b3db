import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { BROWSER_FLAGS, executablePath } from '../browser.mjs'
import { median } from './measure.mjs'

const NUMBERS = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  blockedMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

const KINDS = {
  htmlBytes: 'Document',
  jsBytes: 'Script',
  cssBytes: 'Stylesheet',
  imageBytes: 'Image',
  fontBytes: 'Font',
}

/**
 * Lighthouse as on a mid-range phone (simulated slow 4G, 4× CPU), `runs` times in a fresh browser: the median of each
 * figure for each address. Addresses take turns, so that a machine that slows down slows all of them. Bytes are those of
 * bodies as they came, without headers.
 */
export async function lighthouseOf(urls, runs) {
  const visits = urls.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, url] of urls.entries()) visits[index].push(await visit(url))
  }
  return visits.map(medians)
}

const medians = (results) =>
  Object.fromEntries(Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]))

/** Lighthouse loses a trace now and then on a busy machine; that says nothing of the page. */
const ATTEMPTS = 3

async function visit(url, attempt = 1) {
  const chromePath = executablePath()
  const browser = await launch({ ...(chromePath && { chromePath }), chromeFlags: ['--headless=new', ...BROWSER_FLAGS] })
  try {
    const { lhr, artifacts } = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
    })
    if (!lhr.runtimeError) return figuresOf(lhr, artifacts.DevtoolsLog)
    if (attempt === ATTEMPTS) throw new Error(`bench: ${url}: ${lhr.runtimeError.message}`)
  } finally {
    browser.kill()
  }
  return visit(url, attempt + 1)
}

/** What a visit has asked for: kind, and bytes of the body on the wire. */
function requestsIn(log) {
  const requests = new Map()
  for (const { method, params } of log) {
    if (method === 'Network.responseReceived' && params.response.url.startsWith('http')) {
      requests.set(params.requestId, { kind: params.type, headBytes: params.response.encodedDataLength })
    }
    const request = requests.get(params.requestId)
    if (request && method === 'Network.loadingFinished') {
      request.bytes = Math.max(0, params.encodedDataLength - request.headBytes)
    }
  }
  return [...requests.values()]
}

function figuresOf({ audits, categories }, log) {
  const requests = requestsIn(log)
  const bytesOf = (wanted) =>
    requests.filter(({ kind }) => kind === wanted).reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  return {
    score: Math.round(categories.performance.score * 100),
    ...Object.fromEntries(Object.entries(NUMBERS).map(([name, id]) => [name, audits[id].numericValue])),
    ...Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [name, bytesOf(kind)])),
    requests: requests.length,
    longTasks: audits['long-tasks']?.details?.items.length ?? 0,
  }
}
