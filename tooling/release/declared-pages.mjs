import { Worker } from 'node:worker_threads'

/** How long a render bundle may take to load and to name its pages, in milliseconds. */
const LIMIT_MS = 30_000

const ASKING = `
  const { parentPort, workerData } = require('node:worker_threads')
  Promise.resolve(require(workerData).pages()).then((pages) => parentPort.postMessage(JSON.stringify(pages)))`

/**
 * The pages that a render bundle declares. It is loaded in a worker, so that one that exits or loops ends neither the build
 * nor the deployment. Rejects with what is wrong with it.
 */
export function declaredPages(bundle, limitMs = LIMIT_MS) {
  const worker = new Worker(ASKING, { eval: true, workerData: bundle, execArgv: [] })
  return new Promise((resolve, reject) => {
    const fail = (reason) => reject(new Error(`its render bundle ${reason}`))
    const timer = setTimeout(() => {
      fail(`has not named its pages in ${limitMs / 1_000} s`)
      void worker.terminate()
    }, limitMs)
    worker.once('message', (pages) => {
      try {
        const declared = JSON.parse(pages)
        if (!Array.isArray(declared)) throw new Error('no list')
        resolve(declared)
      } catch {
        fail('names no pages')
      }
      // it may have timers of its own
      void worker.terminate()
    })
    worker.once('error', (error) =>
      fail(`throws while it is loaded: ${error instanceof Error ? error.message : error}`),
    )
    worker.once('exit', (code) => {
      clearTimeout(timer)
      fail(`exits with ${code} while it is loaded`)
    })
  })
}
