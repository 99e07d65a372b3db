import { aField } from '../../../testing/form-schemas'
import { withTriggers } from './with-triggers'

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
