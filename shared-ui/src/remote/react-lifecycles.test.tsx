import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { waitFor } from '@testing-library/react'
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
  const { mount, update, unmount } = reactLifecycles<{ domElement: HTMLElement; title: string; hydrate?: boolean }>(
    'mf-test',
    ({ title }) => <Heading key={title} title={title} />,
    { flush: true },
  )

  it('has the new page in the document after update; the shell used to focus the heading of the old one', async () => {
    const domElement = document.createElement('div')
    await mount({ domElement, title: 'Tarife' })
    await update({ domElement, title: 'Optionen' })
    expect(domElement).toHaveTextContent(/^Optionen$/)
    await unmount({ domElement, title: 'Optionen' })
  })

  // React used to render in a task of its own, and between two teams' pages a frame was empty
  it('has the page in the document after mount', async () => {
    const domElement = document.createElement('div')
    await mount({ domElement, title: 'Tarife' })
    expect(domElement).toHaveTextContent(/^Tarife$/)
    await unmount({ domElement, title: 'Tarife' })
  })

  it('leaves it to React when a widget is rendered, which is mounted from an effect', async () => {
    const widget = reactLifecycles<{ domElement: HTMLElement }>('mf-test', () => <p>Warenkorb</p>)
    const domElement = document.createElement('div')
    const Holder = (): null => {
      useEffect(() => void widget.mount({ domElement }), [])
      return null
    }
    const holder = createRoot(document.createElement('div'))
    holder.render(<Holder />)
    await waitFor(() => expect(domElement).toHaveTextContent('Warenkorb'))
    holder.unmount()
    await widget.unmount({ domElement })
  })

  it('leaves an unmounted page alone when an update comes late', async () => {
    const domElement = document.createElement('div')
    await mount({ domElement, title: 'Tarife' })
    const late = update({ domElement, title: 'Optionen' })
    await unmount({ domElement, title: 'Tarife' })
    await late
    expect(domElement).toBeEmptyDOMElement()
  })

  // a guard that leads elsewhere changes the page right after it was mounted: React called that a difference (#424)
  describe('before React has come to hydrate', () => {
    const props = { title: 'Tarife', hydrate: true }
    function fromServer(): HTMLElement {
      const domElement = document.createElement('div')
      domElement.innerHTML = '<h1>Tarife</h1>'
      return domElement
    }

    it('ends a page without a word', async () => {
      const domElement = fromServer()
      await mount({ ...props, domElement })
      await unmount({ ...props, domElement })
      expect(domElement).toBeEmptyDOMElement()
    })

    it('changes a page after its hydration, which finds the server’s HTML', async () => {
      const domElement = fromServer()
      await mount({ ...props, domElement })
      await update({ ...props, domElement, title: 'Optionen' })
      expect(domElement).toHaveTextContent(/^Optionen$/)
      await unmount({ ...props, domElement })
    })

    it('drops a change of a page that ends meanwhile', async () => {
      const domElement = fromServer()
      await mount({ ...props, domElement })
      const late = update({ ...props, domElement, title: 'Optionen' })
      await unmount({ ...props, domElement })
      await late
      expect(domElement).toBeEmptyDOMElement()
    })
  })
})
