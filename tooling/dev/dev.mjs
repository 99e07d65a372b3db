import { ensureInstalled, requireNode, stop } from '../install.mjs'
import { remotes } from '../project.mjs'

/** `npm run dev -- mf-cart`: one remote with fast refresh inside a running shop, which is started with it. */
async function dev([name]) {
  requireNode()
  if (!remotes().includes(name)) stop(`Usage: npm run dev -- <remote>\n\nRemotes: ${remotes().join(', ')}`)
  const ports = { shop: Number(process.env.PORT || 3000), remote: Number(process.env.DEV_PORT || 3100) }
  const tell = (line) => console.log(`  ${line}`)
  console.log(`Nimbus, developing ${name}`)
  await ensureInstalled(tell)
  const [{ startShop }, { serveRemote }] = await Promise.all([import('./start-shop.mjs'), import('./serve-remote.mjs')])
  const [entry] = await Promise.all([serveRemote(name, ports), startShop({ port: ports.shop, tell })])
  const override = new URLSearchParams({ 'mf-override': `${name}=${entry}` })
  console.log(`\nhttp://localhost:${ports.shop}/?${override}\n`)
  tell('A change in the sources shows at once. Other remotes are those of the last build.')
}

dev(process.argv.slice(2)).catch((error) => stop(error.message))
