import { reactLifecycles } from './react-lifecycles'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

// React renders by itself here, as it does in a browser
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
})

describe('reactLifecycles', () => {
  const Heading = ({ title }: { title: string }) => <h1>{title}</h1>
  const { mount, update, unmount } = reactLifecycles<{ domElement: HTMLElement; title: string }>(
    'mf-test',
    ({ title }) => <Heading key={title} title={title} />,
  )

  it('has the new page in the document after update; the shell used to focus the heading of the old one', async () => {
    const domElement = document.createElement('div')
    await mount({ domElement, title: 'Tarife' })
    await update({ domElement, title: 'Optionen' })
    expect(domElement).toHaveTextContent(/^Optionen$/)
    await unmount({ domElement, title: 'Optionen' })
  })

  it('leaves an unmounted page alone when an update comes late', async () => {
    const domElement = document.createElement('div')
    await mount({ domElement, title: 'Tarife' })
    const late = update({ domElement, title: 'Optionen' })
    await unmount({ domElement, title: 'Tarife' })
    await late
    expect(domElement).toBeEmptyDOMElement()
  })
})
