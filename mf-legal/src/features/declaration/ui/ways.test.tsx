import { render, screen } from '@testing-library/react'
import { CancellationWays } from './cancellation-ways'
import { WithdrawalWays } from './withdrawal-ways'

/** Subject and lines that the mail program gets. */
function mailOf(name: string): { to: string; subject: string | null; lines: string[] } {
  const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    lines: (url.searchParams.get('body') ?? '').split('\r\n'),
  }
}

describe('WithdrawalWays', () => {
  beforeEach(() => void render(<WithdrawalWays instructions="/agb?id=widerrufsrecht" />))

  it('prepares an e-mail that asks for nothing but the contract, the person and where the receipt goes', () => {
    const { to, subject, lines } = mailOf('E-Mail mit Widerruf öffnen')
    expect(to).toBe('widerruf@nimbus.example')
    expect(subject).toBe('Widerruf meines Vertrags')
    expect(lines).toContain('Hiermit widerrufe ich den von mir abgeschlossenen Vertrag.')
    expect(lines).toContain('E-Mail-Adresse für die Eingangsbestätigung: ')
    expect(lines.join()).not.toMatch(/Grund|Telefon/)
  })

  it('has the postal address and the statutory form in full', () => {
    expect(screen.getByText('50667 Köln')).toBeInTheDocument()
    expect(screen.getByText(/^Hiermit widerrufe\(n\) ich\/wir \(\*\) den von mir\/uns/)).toBeInTheDocument()
    expect(screen.getByText(/nur bei Mitteilung auf Papier/)).toBeInTheDocument()
  })

  it('leads to the full instructions and, apart from it, to cancelling', () => {
    expect(screen.getByRole('link', { name: 'Widerrufsbelehrung' })).toHaveAttribute('href', '/agb?id=widerrufsrecht')
    expect(screen.getByRole('link', { name: 'Verträge hier kündigen' })).toHaveAttribute('href', '/vertraege-kuendigen')
  })
})

describe('CancellationWays', () => {
  beforeEach(() => void render(<CancellationWays />))

  it('prepares the ordinary cancellation without a reason', () => {
    const { to, lines } = mailOf('E-Mail mit ordentlicher Kündigung öffnen')
    expect(to).toBe('kuendigung@nimbus.example')
    expect(lines[0]).toBe('Hiermit kündige ich meinen Vertrag ordentlich zum nächstmöglichen Zeitpunkt.')
    expect(lines.join()).not.toContain('Grund')
  })

  it('says what becomes of a wished end that is over', () => {
    expect(screen.getByText(/in der Vergangenheit, endet der Vertrag zum nächstmöglichen/)).toBeInTheDocument()
  })

  it('prepares the extraordinary cancellation with one', () => {
    expect(mailOf('E-Mail mit außerordentlicher Kündigung öffnen').lines).toContain('Grund: ')
  })

  it('has the postal address for a letter', () => {
    expect(screen.getByText('50667 Köln')).toBeInTheDocument()
  })
})
