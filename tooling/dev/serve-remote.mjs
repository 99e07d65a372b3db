import path from 'node:path'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { root, workFolder } from '../project.mjs'
import { developedRemote, ENTRY_FILE } from './development-config.mjs'

/** Serves a remote that is built anew at each change, and answers with the address of its container's script. */
export async function serveRemote(name, ports) {
  const directory = path.join(root, name)
  const compiler = rspack(developedRemote({ directory, output: path.join(workFolder, 'dev', name) }))
  const origin = `http://localhost:${ports.remote}`
  const server = new RspackDevServer(
    {
      port: ports.remote,
      host: 'localhost',
      hot: true,
      liveReload: true,
      allowedHosts: ['localhost'],
      // the shop alone may load it
      headers: { 'access-control-allow-origin': `http://localhost:${ports.shop}` },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${ports.remote}/ws` },
      static: false,
    },
    compiler,
  )
  await server.start()
  return `${origin}/${ENTRY_FILE}`
}
