import { readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import * as functions from './rules'
import { addShopKeywords } from './keywords'

const schema = {
  type: 'object',
  required: ['iban'],
  properties: {
    iban: { type: 'string', format: 'iban', maxLength: 42 },
    start: { type: 'string', format: 'date', dateMinimum: '2026-11-27', dateMaximum: '2027-05-27' },
    count: { type: ['integer', 'string'], numeric: true },
    again: { type: 'string', sameAs: 'iban' },
    later: { type: 'string', notBefore: 'start' },
  },
}

type Validate = ((data: unknown) => boolean) & { errors?: { keyword: string; params: object }[] | null }

/** Runs a validator as written for the browser: as text, with nothing but what it imports. */
function evaluate(source: string): Validate {
  const imports = (name: string): unknown => (name === './rules' ? functions : jest.requireActual(name))
  const module: { exports: unknown } = { exports: {} }
  // oxlint-disable-next-line typescript/no-implied-eval -- the point of the test is that the text works on its own
  new Function('require', 'module', 'exports', source)(imports, module, module.exports)
  return module.exports as Validate
}

describe('addShopKeywords', () => {
  const standalone = () => {
    const ajv = addShopKeywords(
      new Ajv({ allErrors: true, strict: false, code: { source: true, formats: _`require("./rules")` } }),
    )
    return standaloneCode(ajv, ajv.compile(schema))
  }

  it.each([
    [{ iban: 'DE89370400440532013000', start: '2026-11-27', count: '3' }, []],
    [{ iban: 'DE89370400440532013001' }, ['format']],
    [{}, ['required']],
    [{ iban: 'DE89370400440532013000', start: '2026-11-26' }, ['dateMinimum']],
    [{ iban: 'DE89370400440532013000', start: '2027-05-28' }, ['dateMaximum']],
    [{ iban: 'DE89370400440532013000', start: '2027-02-29' }, ['dateMaximum', 'dateMinimum', 'format']],
    [{ iban: 'DE89370400440532013000', count: '3a' }, ['numeric']],
    [{ iban: 'DE89370400440532013000', count: 3 }, []],
    [{ iban: 'DE89370400440532013000', again: 'DE89370400440532013000' }, []],
    [{ iban: 'DE89370400440532013000', again: 'DE89370400440532013001' }, ['sameAs']],
    [{ iban: 'DE89370400440532013000', start: '2026-12-12', later: '2026-12-12' }, []],
    [{ iban: 'DE89370400440532013000', start: '2026-12-12', later: '2026-12-11' }, ['notBefore']],
    [{ iban: 'DE89370400440532013000', later: '2026-12-11' }, []],
    [{ iban: 'DE89370400440532013000', start: '2026-12-12', later: '' }, []],
  ])('says the same in memory and as a module of its own: %j → %j', (values, keywords) => {
    const inMemory: Validate = addShopKeywords(new Ajv({ allErrors: true, strict: false })).compile(schema)
    for (const validate of [inMemory, evaluate(standalone())]) {
      validate(values)
      expect((validate.errors ?? []).map(({ keyword }) => keyword).toSorted()).toEqual(keywords)
    }
  })

  it('tells the limit to whoever words the message', () => {
    const validate: Validate = addShopKeywords(new Ajv()).compile({ type: 'string', dateMinimum: '2026-11-27' })
    validate('2026-11-26')
    expect(validate.errors).toMatchObject([
      { params: { limit: '2026-11-27' }, message: 'must keep the rule dateMinimum' },
    ])
  })

  it('keeps the rules free of packages, so that a compiled validator stays small', () => {
    const folder = path.join(__dirname, '../rules')
    const read = (file: string): string => readFileSync(path.join(folder, `${file}.ts`), 'utf8')
    const files = [...readFileSync(path.join(__dirname, 'rules.ts'), 'utf8').matchAll(/'\.\.\/rules\/(.+)'/g)]
    const sources = files.map(([, file]) => read(file!))
    expect(sources.length).toBeGreaterThan(8)
    expect(sources.join().match(/from '[^.]/g)).toBeNull()
  })

  it('takes what is empty for no answer in a condition, and false for one', () => {
    const ajv = addShopKeywords(new Ajv({ allErrors: true, strict: false }))
    const asked = (answer: object) => ({
      if: { required: ['a'], properties: { a: answer } },
      then: { required: ['b'] },
    })
    const whenFalse = ajv.compile(asked({ const: false }))
    const whenOneOf = ajv.compile(asked({ enum: ['x', 'y'] }))
    const unlessText = ajv.compile({ properties: { a: { not: { pattern: 'x' } } } })
    expect([whenFalse({ a: false }), whenFalse({ a: true }), whenFalse({})]).toEqual([false, true, true])
    expect([whenOneOf({ a: 'x' }), whenOneOf({ a: 'z' }), whenOneOf({ a: '' })]).toEqual([false, true, true])
    expect([unlessText({ a: 'x' }), unlessText({ a: '' })]).toEqual([false, true])
  })
})
