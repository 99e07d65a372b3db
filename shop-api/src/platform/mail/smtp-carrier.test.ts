import { outcomeOf } from './smtp-carrier'

const failure = (code: string, command?: string, responseCode?: number): Error =>
  Object.assign(new Error('refused'), { code, command, responseCode })

describe('outcomeOf', () => {
  it.each([
    ['an unknown recipient', failure('EENVELOPE', 'RCPT TO', 550), { is: 'refused', permanent: true, code: '550' }],
    ['a full mailbox', failure('EENVELOPE', 'RCPT TO', 452), { is: 'refused', permanent: false, code: '452' }],
    ['a refused content', failure('EMESSAGE', 'DATA', 554), { is: 'refused', permanent: true, code: '554' }],
    ['an address that is none', failure('EENVELOPE', 'API'), { is: 'refused', permanent: true, code: 'EENVELOPE' }],
    ['a refused sender', failure('EENVELOPE', 'MAIL FROM', 550), { is: 'unreachable', code: '550' }],
    ['a wrong password', failure('EAUTH', 'AUTH PLAIN', 535), { is: 'unreachable', code: '535' }],
    ['a server that closes', failure('EENVELOPE', 'RCPT TO', 421), { is: 'unreachable', code: '421' }],
    ['no server', failure('ESOCKET', 'CONN'), { is: 'unreachable', code: 'ESOCKET' }],
    ['silence', failure('ETIMEDOUT', 'DATA'), { is: 'unreachable', code: 'ETIMEDOUT' }],
    ['anything else', undefined, { is: 'unreachable', code: 'UNKNOWN' }],
  ])('of %s', (_what, error, outcome) => {
    expect(outcomeOf(error)).toEqual(outcome)
  })
})
