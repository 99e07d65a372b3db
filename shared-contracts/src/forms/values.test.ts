import {
  capitalise,
  FORM_KEY,
  formStore,
  isShown,
  isVisible,
  rememberValues,
  stripEmpty,
  valueAt,
  withoutSecrets,
  worded,
  type FieldDefinition,
  type FormState,
} from '.'

const aField = (visibleIf: FieldDefinition['visibleIf']): FieldDefinition => ({
  type: 'text',
  label: 'Feld',
  layout: {},
  visibleIf,
})

describe('valueAt', () => {
  const values = { customer: { email: 'a@b.de', numbers: ['1', '2'] } }
  it.each([
    ['customer.email', 'a@b.de'],
    ['customer.numbers.1', '2'],
    ['customer.phone', undefined],
    ['customer.email.domain', undefined],
    ['nothing.at.all', undefined],
  ])('%s → %s', (path, value) => {
    expect(valueAt(values, path)).toBe(value)
  })
})

describe('stripEmpty', () => {
  it('leaves out what is empty at every depth and keeps false and 0', () => {
    const values = {
      a: ' ',
      b: { c: '', d: null },
      e: [],
      f: [{ g: '' }, { g: 'x' }],
      h: false,
      i: 0,
      j: undefined,
      k: 'text',
    }
    expect(stripEmpty(values)).toEqual({ f: [{ g: 'x' }], h: false, i: 0, k: 'text' })
  })

  it('gives an empty object when nothing is left', () => {
    expect(stripEmpty({ a: { b: [''] } })).toEqual({})
  })

  it('keeps a text as it is, with its leading zero and its spaces inside', () => {
    expect(stripEmpty({ zipcode: '01067', name: 'von der Leyen' })).toEqual({ zipcode: '01067', name: 'von der Leyen' })
  })
})

describe('isVisible', () => {
  it.each([
    [null, true],
    [undefined, true],
    [{ field: 'a.b', equals: 'x' }, true],
    [{ field: 'a.b', equals: 'y' }, false],
    [{ field: 'a.b', in: ['y', 'x'] }, true],
    [{ field: 'a.b', in: [] }, false],
    [{ field: 'a.c', equals: 'x' }, false],
  ])('with %j → %s', (visibleIf, visible) => {
    expect(isVisible(aField(visibleIf), { a: { b: 'x' } })).toBe(visible)
  })
})

describe('isShown', () => {
  const definitions = {
    method: aField(undefined),
    differs: aField({ field: 'method', equals: 'DEBIT' }),
    city: aField({ field: 'differs', equals: true }),
    loose: aField({ field: 'elsewhere', equals: 1 }),
  }
  it.each([
    ['city', { method: 'DEBIT', differs: true }, true],
    ['city', { method: 'DEBIT', differs: false }, false],
    // the holder's address of a bank account that wasn't asked for was kept
    ['city', { method: 'INVOICE', differs: true }, false],
    ['loose', { elsewhere: 1 }, true],
    ['unknown', {}, false],
  ])('%s with %j → %s', (id, values, shown) => {
    expect(isShown(id, definitions, values)).toBe(shown)
  })
})

describe('worded', () => {
  const field: FieldDefinition = {
    ...aField(undefined),
    label: 'Auftrag',
    labelBy: { field: 'change.case', labels: { CANCEL: 'Auftrag zur Kündigung' } },
  }
  it.each([
    [{ change: { case: 'CANCEL' } }, 'Auftrag zur Kündigung'],
    [{ change: { case: 'OTHER' } }, 'Auftrag'],
    [{ change: { case: 'constructor' } }, 'Auftrag'],
    [{ change: { case: { toString: 'b' } } }, 'Auftrag'],
    [{}, 'Auftrag'],
  ])('for %j the label is %s', (values, label) => {
    expect(worded(field, values).label).toBe(label)
  })

  it('leaves a field without other labels as it is', () => {
    const plain = aField(undefined)
    expect(worded(plain, {})).toBe(plain)
  })
})

describe('capitalise', () => {
  it.each([
    ['köln', 'Köln'],
    ['übersee', 'Übersee'],
    ['Bad Homburg', 'Bad Homburg'],
    // no place begins so: SS… is nobody's capital of it
    ['ßadt', 'ßadt'],
    ['', ''],
  ])('%s → %s', (text, capitalised) => {
    expect(capitalise(text)).toBe(capitalised)
  })
})

describe('rememberValues', () => {
  it('keeps the IBAN out of what browser storage gets, at any depth', () => {
    rememberValues('PAYMENT', {
      payment: { iban: 'DE89370400440532013000', method: 'DIRECT_DEBIT', others: [{ iban: 'x', a: 1 }] },
    })
    expect(formStore.get().values).toEqual({ PAYMENT: { payment: { method: 'DIRECT_DEBIT', others: [{ a: 1 }] } } })
    expect(JSON.stringify(formStore.get())).not.toContain('DE89')
  })

  it('leaves the given values as they are', () => {
    const values = { payment: { iban: 'DE89370400440532013000' } }
    withoutSecrets(values)
    expect(values.payment.iban).toBe('DE89370400440532013000')
  })
})

describe('formStore', () => {
  afterEach(() => {
    formStore.reset()
    Reflect.deleteProperty(globalThis, 'window')
  })

  /** The store after a page found this record. */
  const restored = (record: unknown): FormState => {
    const content = new Map([[FORM_KEY, JSON.stringify(record)]])
    const sessionStorage = {
      getItem: (key: string) => content.get(key) ?? null,
      setItem: (key: string, text: string) => content.set(key, text),
      removeItem: (key: string) => content.delete(key),
    }
    Object.assign(globalThis, { window: { sessionStorage } })
    formStore.restore()
    return formStore.get()
  }

  const CUSTOMER = { customer: { first_name: 'Ada' } }
  const nothing: FormState = { situation: null, values: {}, saved: [] }

  it.each<[string, object, FormState]>([
    [
      'the version before',
      { version: 0, data: { situation: 'NO_LINE', values: { CUSTOMER }, saved: ['CUSTOMER'] } },
      { situation: 'NO_LINE', values: { CUSTOMER }, saved: ['CUSTOMER'] },
    ],
    [
      'an answer that is no longer offered',
      { version: 1, data: { situation: 'MOVING', values: { CUSTOMER }, saved: [] } },
      { ...nothing, values: { CUSTOMER } },
    ],
    [
      'a scope of another shape',
      {
        version: 1,
        data: { situation: 'NO_LINE', values: { CUSTOMER, PAYMENT: 'x', CONSENTS: [] }, saved: 'CUSTOMER' },
      },
      { situation: 'NO_LINE', values: { CUSTOMER, PAYMENT: {}, CONSENTS: {} }, saved: [] },
    ],
    ['parts that are missing', { version: 0, data: { values: { CUSTOMER } } }, { ...nothing, values: { CUSTOMER } }],
  ])('keeps of %s what still fits (STO-23)', (_, record, state) => {
    expect(restored(record)).toEqual(state)
  })

  it.each([{ version: 2, data: { situation: 'NO_LINE', values: {}, saved: [] } }, { values: {} }, 'text', null])(
    'begins anew with %j, which nobody here has written',
    (record) => {
      expectConsole('warn', /storage: record nimbus-f is (other-version|unreadable)/)
      expect(restored(record)).toEqual(nothing)
    },
  )
})
