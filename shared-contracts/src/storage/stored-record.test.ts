import * as v from 'valibot'
import { browserSessionStorage, storedRecord, type KeyValueStorage, type StoredRecordOptions } from './stored-record'

const schema = v.object({ lines: v.array(v.string()) })
type Options = StoredRecordOptions<typeof schema>

function aStorage(initial?: string): KeyValueStorage & { content: Map<string, string> } {
  const content = new Map<string, string>(initial === undefined ? [] : [['nimbus-c', initial]])
  return {
    content,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  }
}

function aRecord(storage: KeyValueStorage | undefined, over: Partial<Options> = {}) {
  const onProblem = jest.fn()
  return {
    onProblem,
    record: storedRecord({ key: 'nimbus-c', version: 2, schema, storage: () => storage, onProblem, ...over }),
  }
}

const full = (): KeyValueStorage => ({
  ...aStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

describe('storedRecord', () => {
  it('reads what it wrote, with its version', () => {
    const storage = aStorage()
    const { record } = aRecord(storage)
    record.write({ lines: ['a'] })
    expect(storage.content.get('nimbus-c')).toBe('{"version":2,"data":{"lines":["a"]}}')
    expect(aRecord(storage).record.read()).toEqual({ lines: ['a'] })
  })

  // one line that could not be read used to cost the whole cart
  it('loses of a list what can not be read, and says so', () => {
    const data = '{"version":2,"data":{"lines":["a",null,"b",{"x":1}]}}'
    const { record, onProblem } = aRecord(aStorage(data))
    expect(record.read()).toEqual({ lines: ['a', 'b'] })
    expect(onProblem.mock.calls.map(([problem]) => problem)).toEqual(['repaired'])
  })

  it('loses the outer element when an inner one is bad', () => {
    const nested = v.object({ carts: v.array(v.object({ lines: v.array(v.string()) })) })
    const data = { carts: [{ lines: ['a'] }, { lines: ['b', 3] }] }
    const record = storedRecord({
      key: 'nimbus-c',
      version: 2,
      schema: nested,
      storage: () => aStorage(JSON.stringify({ version: 2, data })),
    })
    expect(record.read()).toEqual({ carts: [{ lines: ['a'] }] })
  })

  // a device that could not be read used to cost the tariff too
  it.each([
    [
      { tariff: 'a', device: 3, lines: ['x'] },
      { tariff: 'a', device: null, lines: ['x'] },
    ],
    [
      { tariff: 'a', lines: ['x'] },
      { tariff: 'a', device: null, lines: ['x'] },
    ],
    [
      { tariff: 'a', device: { name: 7 }, lines: {} },
      { tariff: 'a', device: null, lines: [] },
    ],
    [
      { tariff: 'a', device: { name: 'b' }, lines: ['x', 1] },
      { tariff: 'a', device: { name: 'b' }, lines: ['x'] },
    ],
    [
      { tariff: 'a', device: 1, lines: [1, 'x'] },
      { tariff: 'a', device: null, lines: ['x'] },
    ],
    [{ tariff: 7, device: null, lines: ['x'] }, undefined],
    [null, undefined],
  ])('reads %j with what may be lost of it', (data, expected) => {
    const onProblem = jest.fn()
    const record = storedRecord({
      key: 'nimbus-c',
      version: 2,
      schema: v.object({
        tariff: v.string(),
        device: v.nullable(v.object({ name: v.string() })),
        lines: v.array(v.string()),
      }),
      spare: { device: null, lines: [] },
      storage: () => aStorage(JSON.stringify({ version: 2, data })),
      onProblem,
    })
    expect(record.read()).toEqual(expected)
    expect(onProblem.mock.calls.map(([problem]) => problem)).toEqual([expected ? 'repaired' : 'unreadable'])
  })

  it('is undefined without a record', () => {
    const { record, onProblem } = aRecord(aStorage())
    expect(record.read()).toBeUndefined()
    expect(onProblem).not.toHaveBeenCalled()
  })

  it.each(['{oops', 'null', '[]', '"x"', '{"lines":{}}', '{"version":2,"data":{"lines":{}}}', ''])(
    'removes the broken record %s, says so, and works afterwards',
    (text) => {
      const storage = aStorage(text)
      const { record, onProblem } = aRecord(storage)
      expect(record.read()).toBeUndefined()
      expect(onProblem).toHaveBeenCalledWith('unreadable', expect.anything())
      expect(storage.content.size).toBe(0)
      record.write({ lines: ['a'] })
      expect(aRecord(storage).record.read()).toEqual({ lines: ['a'] })
    },
  )

  describe('of another version', () => {
    const older = '{"version":1,"data":["a","b"]}'

    it('is migrated when it is older, and written as the current one', () => {
      const storage = aStorage(older)
      const { record, onProblem } = aRecord(storage, { migrate: (data) => ({ lines: data }) })
      const migrated = record.read()
      expect(migrated).toEqual({ lines: ['a', 'b'] })
      expect(onProblem).not.toHaveBeenCalled()
      record.write({ lines: ['a', 'b'] })
      expect(JSON.parse(storage.content.get('nimbus-c') ?? '')).toMatchObject({ version: 2 })
    })

    it.each([
      ['older and nobody migrates it', older, undefined],
      ['older and can not be migrated', older, () => undefined],
      ['newer, after a rollback', '{"version":3,"data":{"lines":["a"]}}', () => ({ lines: [] })],
    ])('is dropped when it is %s', (_, text, migrate) => {
      const storage = aStorage(text)
      const { record, onProblem } = aRecord(storage, migrate && { migrate })
      expect(record.read()).toBeUndefined()
      expect(onProblem).toHaveBeenCalledWith('other-version', expect.any(Number))
      expect(storage.content.size).toBe(0)
    })

    it('is dropped when what the migration gives does not fit', () => {
      const { record, onProblem } = aRecord(aStorage(older), { migrate: () => ({ lines: 'a' }) })
      expect(record.read()).toBeUndefined()
      expect(onProblem).toHaveBeenCalledWith('unreadable', expect.anything())
    })
  })

  it('keeps the value in memory where the storage is full, and says so once', () => {
    const { record, onProblem } = aRecord(full())
    record.write({ lines: ['a'] })
    record.write({ lines: ['a', 'b'] })
    expect(record.read()).toEqual({ lines: ['a', 'b'] })
    expect(onProblem.mock.calls.map(([problem]) => problem)).toEqual(['not-writable'])
  })

  it('goes back to the storage once it takes a value again', () => {
    const storage = aStorage()
    const { setItem } = storage
    const { record } = aRecord(storage)
    storage.setItem = full().setItem
    record.write({ lines: ['a'] })
    storage.setItem = setItem
    record.write({ lines: ['b'] })
    expect(aRecord(storage).record.read()).toEqual({ lines: ['b'] })
  })

  it('keeps the value in memory where there is no storage, which used to empty the cart on the way back', () => {
    const { record } = aRecord(undefined)
    expect(record.read()).toBeUndefined()
    record.write({ lines: ['a'] })
    expect(record.read()).toEqual({ lines: ['a'] })
  })

  it('survives a storage that denies everything', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { record } = aRecord({ getItem: deny, setItem: deny, removeItem: deny })
    expect(record.read()).toBeUndefined()
    record.write({ lines: ['a'] })
    expect(record.read()).toEqual({ lines: ['a'] })
    record.clear()
    expect(record.read()).toBeUndefined()
  })

  it('clears the record', () => {
    const storage = aStorage()
    const { record } = aRecord(storage)
    record.write({ lines: [] })
    record.clear()
    expect([record.read(), storage.content.size]).toEqual([undefined, 0])
  })
})

describe('browserSessionStorage', () => {
  it('is undefined on the server', () => {
    expect(browserSessionStorage()).toBeUndefined()
  })
})
