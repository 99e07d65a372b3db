import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { copyRoutes, createCopies } from './copies'
import { createDeclarationBox, type DeclarationBox, type KeptDeclaration } from './declaration-box'
import { createDeclarationDesk } from './declaration-desk'
import type { Delivery } from './deliver'

const KEY = 'key-of-edges-in-this-test'

const anEntry: KeptDeclaration = {
  key: 'once',
  received_at: '2026-11-30T10:00:00.000Z',
  declaration: {
    kind: 'withdrawal',
    contents: { name: 'Ida Falk', contract: 'der Vertrag vom Freitag', email: 'ida@beispiel.de' },
  },
}

let folder: string
let box: DeclarationBox
let other: FastifyInstance
let address: string
const warned: string[] = []
const warn = (message: string): void => void warned.push(message)
const away = async (): Promise<Delivery> => ({ outcome: 'later', away: true, why: 'ECONNREFUSED' })
const copies = (addresses: string[], declarationKey = KEY) =>
  createCopies({ addresses: () => addresses, declarationKey, warn })

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-copies-'))
  box = await createDeclarationBox({ folder: path.join(folder, 'other'), warn })
  const desk = createDeclarationDesk({ box, deliver: away, clock: () => new Date(), warn })
  other = Fastify()
  other.addHook('onClose', () => desk.close())
  await other.register(copyRoutes, { desk, declarationKey: KEY })
  await other.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  warned.length = 0
  await other.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

describe('createCopies', () => {
  it('gives a declaration to an edge that answers, with the time at which it came', async () => {
    expect(await copies(['http://127.0.0.1:9', address])(anEntry)).toBe(true)
    expect(await box.all()).toEqual([anEntry])
  })

  it('says so where no other edge is, or none takes it', async () => {
    expect(await copies([])(anEntry)).toBe(false)
    expect(await copies([address], 'the key of somebody else')(anEntry)).toBe(false)
    expect(warned).toEqual([
      'declarations: no other edge has a copy: none is known',
      `declarations: no other edge has a copy: ${address} answered 401`,
    ])
    expect(await box.all()).toEqual([])
  })
})

describe('a desk whose disk is full', () => {
  it('gives a receipt where another edge has the declaration, and none where nobody has it', async () => {
    const full: DeclarationBox = { ...box, keep: () => Promise.reject(new Error('ENOSPC')) }
    const deskWith = (addresses: string[]) =>
      createDeclarationDesk({ box: full, deliver: away, copy: copies(addresses), clock: () => new Date(), warn })
    const { declaration } = anEntry
    const [one, two] = [deskWith([address]), deskWith([])]
    expect(await one.accept(declaration, 'once')).toMatchObject({ kind: 'withdrawal' })
    await expect(two.accept(declaration, 'twice')).rejects.toThrow('neither disk nor API')
    expect(await box.all()).toHaveLength(1)
    await Promise.all([one.close(), two.close()])
  })
})

describe('POST /declarations/copies', () => {
  it.each([
    ['without a signature', {}, 401],
    ['with a wrong one', { 'x-edge-signature': 'a'.repeat(43) }, 401],
  ])('takes nothing %s', async (_, headers, status) => {
    const answer = await other.inject({
      method: 'POST',
      url: '/declarations/copies',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(anEntry),
    })
    expect([answer.statusCode, await box.all()]).toEqual([status, []])
  })
})
