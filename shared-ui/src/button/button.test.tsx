import type { FormEvent } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, LinkButton } from './button'

const button = () => screen.getByRole('button')

describe('Button', () => {
  it('sends no form unless it is told to', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
    const { rerender } = render(<Button>Weiter</Button>, {
      wrapper: ({ children }) => <form onSubmit={onSubmit}>{children}</form>,
    })
    await userEvent.click(button())
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(<Button type="submit">Weiter</Button>)
    await userEvent.click(button())
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('says what happens while busy, keeps the focus and ignores clicks', async () => {
    const onClick = jest.fn()
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy="Bestellung wird gesendet" onClick={onClick}>
          zahlungspflichtig bestellen
        </Button>
      </form>,
    )
    await userEvent.click(button())
    expect(button()).toHaveAccessibleName('Bestellung wird gesendet')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveFocus()
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is a pressed toggle with a check when picked', () => {
    const { container } = render(<Button variant="picked">Ausgewählt</Button>)
    expect(button()).toHaveAttribute('aria-pressed', 'true')
    expect(container.querySelector('svg[aria-hidden="true"]')).toBeInTheDocument()
  })
})

describe('LinkButton', () => {
  it('is a link', () => {
    render(
      <LinkButton href="/cart" size="s">
        Zum Warenkorb
      </LinkButton>,
    )
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/cart')
  })
})
