import { isUnavailable } from './unavailable'

const withCode = (code: string): Error => Object.assign(new Error('of the driver'), { code })

describe('isUnavailable', () => {
  it.each([
    ['a connection that an operator ends', withCode('57P01'), true],
    ['a server that starts', withCode('57P03'), true],
    ['a full disk', withCode('53100'), true],
    ['too many connections', withCode('53300'), true],
    ['a lock that another has', withCode('55P03'), true],
    ['a statement that took too long', withCode('57014'), true],
    ['a copy that only reads', withCode('25006'), true],
    ['nobody who listens', withCode('ECONNREFUSED'), true],
    ['a connection that was given up', new Error('Connection terminated unexpectedly'), true],
    ['a connection that was waited for', new Error('timeout exceeded when trying to connect'), true],
    ['a silent database', new Error('Query read timeout'), true],
    ['what wraps one of these', new Error('Failed query: select', { cause: withCode('57P01') }), true],
    ['a broken constraint', withCode('23505'), false],
    ['a wrong statement', withCode('42601'), false],
    ['a slip of ours', new TypeError('x is undefined'), false],
    ['no error', undefined, false],
  ])('%s: %#', (_what, error, expected) => {
    expect(isUnavailable(error)).toBe(expected)
  })
})
