import { render } from '@testing-library/react'
import { Icon, type IconName } from './icon'

describe('Icon', () => {
  it('draws the outlines of its name, hidden from screen readers', () => {
    const { container } = render(<Icon name="chevron-down" />)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelectorAll('path')).toHaveLength(1)
  })

  it('leaves its place empty for a name that only a newer remote knows, which would take down its page', () => {
    const { container } = render(<Icon name={'from-next-year' as IconName} />)
    expect(container.querySelector('svg')).toBeEmptyDOMElement()
  })
})
