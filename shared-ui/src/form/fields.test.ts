import { aField } from '@nimbus/shared-contracts/testing'
import { changedControls, entryFieldId, entryInputs, shownEntries, tickedOtherwise, withTriggers } from './fields'

describe('entryInputs', () => {
  it('finds the inputs in the list itself or among the definitions', () => {
    const own = aField({ label: 'Vorname' })
    const shared = aField({ label: 'Nachname' })
    const list = aField({
      type: 'list',
      item: { fields: ['first_name', 'p.last_name'], addLabel: '', definitions: { first_name: own } },
    })
    expect(entryInputs(list, { 'p.last_name': shared })).toEqual([
      { name: 'first_name', definition: own },
      { name: 'last_name', definition: shared },
    ])
  })

  it('gives the list’s triggers to inputs without their own', () => {
    const fields = { fields: ['a', 'b'], addLabel: '' }
    const definitions = { a: aField(), b: aField({ triggers: ['blur'] }) }
    const inputs = entryInputs(aField({ type: 'list', triggers: ['input'], item: fields }), definitions)
    expect(inputs.map(({ definition }) => definition.triggers)).toEqual([['input'], ['blur']])
  })

  it('makes one text of a list of plain values', () => {
    const [input] = entryInputs(aField({ type: 'list', label: 'Rufnummer', item: { fields: [], addLabel: '' } }), {})
    expect(input).toMatchObject({ name: '', definition: { type: 'text', label: 'Rufnummer' } })
  })
})

describe('changedControls', () => {
  it('finds what was typed and is chosen now, and the other way round', () => {
    const [typed, chosen] = [aField({ type: 'text' }), aField({ type: 'select' })]
    expect(changedControls({ a: typed, b: chosen, c: typed }, { a: chosen, b: typed, c: typed })).toEqual([
      { id: 'a', isChosen: true },
      { id: 'b', isChosen: false },
    ])
  })

  it('says nothing of fields that come and go', () => {
    expect(changedControls({ a: aField() }, { b: aField({ type: 'select' }) })).toEqual([])
  })
})

describe('entryFieldId', () => {
  it('names the input by its place in the values', () => {
    expect(entryFieldId('p.holders', 1, 'first_name')).toBe('p.holders.1.first_name')
    expect(entryFieldId('p.numbers', 0, '')).toBe('p.numbers.0')
  })
})

describe('shownEntries', () => {
  it.each([
    [undefined, undefined, 1],
    [2, [], 2],
    [1, ['a', 'b', 'c'], 3],
  ])('minItems %s and %j', (minItems, value, expected) => {
    expect(shownEntries(aField({ type: 'list', minItems }), value)).toBe(expected)
  })
})

describe('withTriggers', () => {
  const definitions = { a: aField(), b: aField({ triggers: ['change'] }) }

  it('gives a field the triggers of its form unless it has its own', () => {
    expect(withTriggers({ definitions, triggers: ['input', 'blur'] })).toEqual({
      a: aField({ triggers: ['input', 'blur'] }),
      b: aField({ triggers: ['change'] }),
    })
  })

  it('leaves the fields of a form without triggers as they are', () => {
    expect(withTriggers({ definitions })).toBe(definitions)
  })
})

// an order to give notice in somebody's name stayed given when its sentence became another one
describe('tickedOtherwise (FORM-26)', () => {
  const labelBy = { field: 'case', labels: { A: 'Ich beauftrage A.', B: 'Ich beauftrage B.', C: 'Ich beauftrage B.' } }
  const definitions = {
    box: aField({ type: 'checkbox', label: 'Ich beauftrage.', labelBy }),
    plain: aField({ type: 'checkbox' }),
    text: aField({ label: 'Name', labelBy }),
  }
  it.each([
    [{ case: 'A', box: true }, { case: 'B', box: true }, ['box']],
    [{ box: true }, { case: 'A', box: true }, ['box']],
    [{ case: 'A', box: true }, { box: true }, ['box']],
    [{ case: 'B', box: true }, { case: 'C', box: true }, []],
    [{ case: 'A', box: true }, { case: 'A', box: true, text: 'x' }, []],
    [{ case: 'A', box: false }, { case: 'B', box: false }, []],
    [{ case: 'A' }, { case: 'B' }, []],
    [{ case: 'A', plain: true, text: 'x' }, { case: 'B', plain: true, text: 'x' }, []],
  ])('from %j to %j → %j', (before, now, ids) => {
    expect(tickedOtherwise(definitions, before, now)).toEqual(ids)
  })
})
