import { mailLink } from './mail-link'

describe('mailLink', () => {
  it('fills in subject and body as RFC 6068 wants them', () => {
    expect(mailLink('a@b.example', 'Widerruf & mehr', ['Name: ', 'Größe: 1+1'])).toBe(
      'mailto:a@b.example?subject=Widerruf%20%26%20mehr&body=Name%3A%20%0D%0AGr%C3%B6%C3%9Fe%3A%201%2B1',
    )
  })
})
