import Fastify from 'fastify'

/** The floor: what Node and Fastify cost when there is nothing to do. Tells its port and its processor time to its parent. */
const server = Fastify()
server.get('/', async () => ({ ok: true }))
process.on('message', () => process.send({ cpu: cpuSeconds() }))
await server.listen({ port: 0, host: '127.0.0.1' })
process.send({ port: server.server.address().port })

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
