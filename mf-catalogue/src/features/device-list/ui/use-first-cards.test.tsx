import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { act, waitFor } from '@testing-library/react'
import { useFirstCards } from './use-first-cards'

const List = () => <p>{Math.min(useFirstCards(), 24)}</p>
const list = (
  <StrictMode>
    <List />
  </StrictMode>
)
const root = document.documentElement
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

// React renders by itself here, as it does in a browser
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  root.removeAttribute('data-unfolded')
})

it('begins with eight cards where the list is come to by a click; the others follow', async () => {
  const element = document.createElement('div')
  const mounted = createRoot(element)
  flushSync(() => mounted.render(list))
  expect(element).toHaveTextContent(/^8$/)
  await waitFor(() => expect(element).toHaveTextContent(/^24$/))
  mounted.unmount()
})

// the browser held on to what was on the screen, and carried whoever went back to the foot of the page
it('has all cards at once where the list is gone back to', () => {
  root.setAttribute('data-unfolded', '')
  const element = document.createElement('div')
  const mounted = createRoot(element)
  flushSync(() => mounted.render(list))
  expect(element).toHaveTextContent(/^24$/)
  mounted.unmount()
})

it('has all cards in the HTML of the server and in what hydrates it', async () => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  const element = document.createElement('div')
  element.innerHTML = renderToString(list)
  expect(element).toHaveTextContent(/^24$/)
  const mounted = await act(async () => hydrateRoot(element, list))
  expect(element).toHaveTextContent(/^24$/)
  await act(async () => mounted.unmount())
})
