import { render, screen, waitFor } from '@testing-library/react'
import { ServiceIcon } from './service-icon'

const SHAPE = '<g fill="none" stroke="currentColor"><path d="M0 0"/></g>'

/** The addresses that were asked for. */
const asked = (): URL[] => fetched.mock.calls.map(([address]) => new URL(address))
const fetched = jest.fn<Promise<unknown>, [string]>()

beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched as unknown as typeof fetch
})

/** The service knows every name but those with "unbekannt". */
function answering(): void {
  fetched.mockImplementation(async (address) => {
    const names = new URL(address).searchParams.get('icons')?.split(',') ?? []
    const known = names.filter((name) => !name.includes('unbekannt'))
    const icons = Object.fromEntries(known.map((name) => [name, { body: SHAPE }]))
    const json = {
      prefix: 'lucide',
      icons,
      width: 24,
      height: 24,
      not_found: names.filter((name) => !known.includes(name)),
    }
    return { status: 200, json: async () => json }
  })
}

const drawn = (container: HTMLElement) => container.querySelectorAll('svg.i path')

describe('ServiceIcon', () => {
  it('asks its own origin once for all icons of a page, sorted', async () => {
    answering()
    const names = ['truck', 'cpu', 'camera', 'cpu']
    const { container } = render(names.map((name, index) => <ServiceIcon key={index} name={name} />))
    expect(container.querySelectorAll('svg.i')).toHaveLength(4)
    await waitFor(() => expect(drawn(container)).toHaveLength(4))
    expect(asked().map(String)).toEqual([`${location.origin}/_icons/lucide.json?icons=camera%2Ccpu%2Ctruck`])
  })

  it('asks for nothing that it has', async () => {
    const { container } = render(<ServiceIcon name="truck" />)
    expect(drawn(container)).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(fetched).not.toHaveBeenCalled()
  })

  it('keeps the box of an unknown icon and asks for it once', async () => {
    answering()
    const page = () => render([<ServiceIcon key="a" name="unbekannt" />, <ServiceIcon key="b" name="ruler" />])
    const first = page()
    await waitFor(() => expect(drawn(first.container)).toHaveLength(1))
    expect(first.container.querySelectorAll('svg.i')).toHaveLength(2)
    first.unmount()
    page()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('splits a list that makes an address longer than 500 characters, and draws all of it', async () => {
    answering()
    const names = Array.from({ length: 60 }, (_, index) => `a-long-name-of-an-icon-${index}`)
    const { container } = render(names.map((name) => <ServiceIcon key={name} name={name} />))
    await waitFor(() => expect(drawn(container)).toHaveLength(60))
    expect(asked().length).toBeGreaterThan(1)
    for (const { href, origin, pathname, search } of asked()) {
      expect(origin).toBe(location.origin)
      expect(`${pathname}${search}`.length).toBeLessThanOrEqual(500)
      expect(href).toContain('/_icons/lucide.json')
    }
  })

  it('leaves a button its name when the service is down', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const { container } = render(
      <button type="button">
        <ServiceIcon name="shield" />
        Schutz
      </button>,
    )
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(screen.getByRole('button', { name: 'Schutz' })).toBeInTheDocument()
    expect(container.querySelector('svg.i')).toBeEmptyDOMElement()
  })
})
