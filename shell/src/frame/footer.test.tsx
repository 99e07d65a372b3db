import type { ReactElement } from 'react'
import { render, screen, within } from '@testing-library/react'
import { messages } from '../messages/de'
import { Footer } from './footer'

/** Addresses of what the law wants on every page, in the order of the page. */
function legalLinks(shown: ReactElement): (string | null)[] {
  const { unmount } = render(shown)
  const nav = screen.getByRole('navigation', { name: messages.footer.legal })
  const links = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  unmount()
  return links
}

describe('Footer', () => {
  const page = { layout: 'default', path: '/' } as const

  // it had three of eight, by hand
  it('has all legal links in each layout and when it is broken', () => {
    const whole = legalLinks(<Footer {...page} />)
    expect(whole).toContain('/impressum')
    const { fallback } = (Footer(page) as ReactElement<{ fallback: ReactElement }>).props
    expect(legalLinks(fallback)).toEqual(whole)
    expect(legalLinks(<Footer {...page} layout="order" />)).toEqual(whole)
  })
})
