import { render } from '@testing-library/react'
import { cents } from '@nimbus/shared-contracts/money'
import { Price } from './price'

describe('Price', () => {
  it.each([
    [995, undefined, '9,95 €'],
    [500, undefined, '5 €'],
    [129_900, undefined, '1.299 €'],
    [107_170, undefined, '1.071,70 €'],
    [1000, '+ ', '+ 10 €'],
    [-1000, undefined, '-10 €'],
    [0, undefined, '0 €'],
  ])('copies %i cents with prefix %s as "%s"', (amount, prefix, text) => {
    const { container } = render(<Price amount={cents(amount)} prefix={prefix} size="xl" />)
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('raises the decimals only when there are some', () => {
    const { container, rerender } = render(<Price amount={cents(995)} size="xl" />)
    expect(container.querySelector('.price--xl .c')).toHaveTextContent(',95')
    rerender(<Price amount={cents(500)} size="xl" />)
    expect(container.querySelector('.c')).toBeNull()
  })
})
