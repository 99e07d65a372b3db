import { Counter, Histogram, type Registry } from 'prom-client'
import type { LookUp } from './rendering/page-cache'
import type { RemoteRenderer } from './rendering/remote-renderer'

/** Bounds in seconds; a page is given up after three. */
const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3]

/** What a release is counted by. */
interface ReleaseLabels {
  remote: string
  /** "mf-cart 1.4.2" */
  release: string
}

export interface EdgeMetrics {
  /** The renderer, with its times counted for its release. */
  measured(renderer: RemoteRenderer, labels: ReleaseLabels): RemoteRenderer
  /** Counts a page that a release has not given, or that its worker has ended by itself. */
  failed(labels: ReleaseLabels): void
  /** Counts how a page was had. */
  lookedUp(how: LookUp): void
}

/** What the edge counts besides its answers. */
export function createEdgeMetrics(register: Registry): EdgeMetrics {
  const registers = [register]
  const seconds = new Histogram({
    name: 'nimbus_render_seconds',
    help: 'Loading and rendering of a page in the worker of its remote',
    labelNames: ['remote', 'release'],
    buckets: SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'nimbus_remote_failures_total',
    help: 'Pages that the worker of a remote did not give: it threw, took too long, gave what is no page; and its ends',
    labelNames: ['remote', 'release'],
    registers,
  })
  const lookUps = new Counter({
    name: 'nimbus_page_cache_total',
    help: 'Pages by how they were had: fresh and shared are hits',
    labelNames: ['how'],
    registers,
  })
  return {
    measured: (renderer, labels) => ({
      ...renderer,
      async render(page, request, given) {
        const end = seconds.startTimer(labels)
        try {
          return await renderer.render(page, request, given)
        } finally {
          end()
        }
      },
    }),
    failed: (labels) => failures.inc({ ...labels }),
    lookedUp: (how) => lookUps.inc({ how }),
  }
}
