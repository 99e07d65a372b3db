import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from './project.mjs'

/** The built shop in a process of its own, once it listens. `environment` is that of shell/server/config.ts. */
export function startShop(environment) {
  return new Promise((resolve, reject) => {
    const shop = fork(path.join(root, 'shell/dist/server/main.mjs'), {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    })
    shop.once('message', () => resolve(shop))
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)))
  })
}

/** Ends a shop and waits for its end. */
export async function stopShop(shop) {
  shop.removeAllListeners('exit')
  if (shop.exitCode !== null || shop.signalCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await ended
}
