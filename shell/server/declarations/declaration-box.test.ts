import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDeclarationBox, type DeclarationBox, type KeptDeclaration } from './declaration-box'

const aWithdrawal = (over: Partial<KeptDeclaration> = {}): KeptDeclaration => ({
  key: 'key',
  received_at: '2026-11-27T11:00:00.000Z',
  declaration: {
    kind: 'withdrawal',
    contents: { name: 'Ida Falk', contract: 'NB-2026-7K3M9Q', email: 'ida@beispiel.de' },
  },
  ...over,
})

describe('createDeclarationBox', () => {
  let folder: string
  let box: DeclarationBox
  const warned: string[] = []
  const open = () => createDeclarationBox({ folder, warn: (message) => warned.push(message) })
  beforeEach(async () => {
    folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-box-')), 'declarations')
    warned.length = 0
    box = await open()
  })
  afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }))

  it('has after a restart what was kept, oldest first', async () => {
    const late = aWithdrawal({ key: 'late', received_at: '2026-11-27T12:00:00.000Z' })
    await box.keep(late)
    await box.keep(aWithdrawal())
    expect(await (await open()).all()).toEqual([aWithdrawal(), late])
  })

  it('keeps one of many sendings at once, with one time', async () => {
    const times = Array.from({ length: 20 }, (_, minute) => `2026-11-27T11:${minute + 10}:00.000Z`)
    const kept = await Promise.all(times.map((received_at) => box.keep(aWithdrawal({ received_at }))))
    const [first] = await box.all()
    expect(await box.all()).toHaveLength(1)
    expect(kept).toEqual(times.map(() => first))
  })

  it('keeps another kind by the same key as another declaration', async () => {
    await box.keep(aWithdrawal())
    const contents = { type: 'ordinary', name: 'Anna Falk', contract: 'x', email: 'ida@beispiel.de' } as const
    const cancelled = aWithdrawal({ declaration: { kind: 'cancellation', contents } })
    expect(await box.keep(cancelled)).toEqual(cancelled)
    expect(await box.all()).toHaveLength(2)
  })

  it('is read by the shop’s own user only', async () => {
    await box.keep(aWithdrawal())
    const [file] = fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
    expect(fs.statSync(path.join(folder, file!)).mode & 0o077).toBe(0)
  })

  it('leaves out what a kill has left, and says so of what it can’t read', async () => {
    await box.keep(aWithdrawal())
    fs.writeFileSync(path.join(folder, 'withdrawal-0.json.1.unfinished'), '{"key":')
    fs.writeFileSync(path.join(folder, 'withdrawal-1.json'), '{"key":')
    expect(await box.all()).toEqual([aWithdrawal()])
    expect(warned).toEqual(["declarations: withdrawal-1.json can't be read"])
  })

  it('deletes what a kill has left, once nobody can be writing it any more', async () => {
    const [left, writing] = ['withdrawal-0.json.1.unfinished', 'withdrawal-0.json.2.unfinished']
    for (const name of [left, writing]) fs.writeFileSync(path.join(folder, name), '{"key":')
    const hoursAgo = Date.now() / 1_000 - 2 * 3_600
    fs.utimesSync(path.join(folder, left), hoursAgo, hoursAgo)
    await box.all()
    expect(fs.readdirSync(folder).toSorted()).toEqual(['refused', writing])
  })

  it('puts aside what nobody will take, and forgets what was delivered', async () => {
    await box.keep(aWithdrawal())
    await box.putAside(aWithdrawal())
    expect(await box.all()).toEqual([])
    expect(fs.readdirSync(path.join(folder, 'refused'))).toHaveLength(1)
    await box.keep(aWithdrawal({ key: 'other' }))
    await box.remove(aWithdrawal({ key: 'other' }))
    expect(await box.all()).toEqual([])
    // two deliveries at once both forget it
    await box.remove(aWithdrawal({ key: 'other' }))
    await box.putAside(aWithdrawal({ key: 'other' }))
  })
})
