import { runInNewContext } from 'node:vm'
import { errorMessage } from './codes'

describe('errorMessage', () => {
  it.each([
    [new TypeError('lost'), 'lost'],
    [{ message: 'thrown as it is' }, 'thrown as it is'],
    [404, '404'],
    ['gone', 'gone'],
    [null, 'null'],
    [undefined, 'undefined'],
    // it used to say "Error: of another realm"
    [runInNewContext('new Error("of another realm")'), 'of another realm'],
  ])('of %p is %p', (error, message) => {
    expect(errorMessage(error)).toBe(message)
  })
})
