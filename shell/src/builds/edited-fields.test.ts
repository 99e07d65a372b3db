import userEvent from '@testing-library/user-event'
import { watchEditedFields } from './edited-fields'

const FORM = `
  <form>
    <input aria-label="Ort"><textarea aria-label="Notiz"></textarea>
    <select aria-label="Anrede"><option value="">–</option><option value="Frau">Frau</option></select>
    <input type="checkbox" aria-label="Bestätigt"><button type="reset">Leeren</button>
  </form>
  <input aria-label="Filter">`

const field = (label: string): HTMLElement => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!

let fields: ReturnType<typeof watchEditedFields>
const onChange = jest.fn()

beforeEach(() => {
  document.body.innerHTML = FORM
  fields = watchEditedFields(onChange)
})

describe('watchEditedFields', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['text is typed', () => userEvent.type(field('Ort'), 'D')],
    ['a long text is typed', () => userEvent.type(field('Notiz'), 'x')],
    ['something is chosen', () => userEvent.selectOptions(field('Anrede'), 'Frau')],
    ['a box is ticked', () => userEvent.click(field('Bestätigt'))],
    [
      'the browser fills in',
      async () => {
        Object.assign(field('Ort'), { value: 'Dresden' })
        field('Ort').dispatchEvent(new Event('change', { bubbles: true }))
      },
    ],
  ])('knows when %s', async (_, act) => {
    expect(fields.any()).toBe(false)
    await act()
    expect(fields.any()).toBe(true)
    expect(onChange).toHaveBeenCalled()
  })

  it.each<[string, () => unknown]>([
    ['the text is removed again', () => userEvent.clear(field('Ort'))],
    ['the form is emptied', () => userEvent.click(document.querySelector('button')!)],
    ['the step is saved and its fields are gone', () => document.querySelector('form')?.remove()],
    ['the address changes', () => fields.forget()],
  ])('has nothing left when %s', async (_, act) => {
    await userEvent.type(field('Ort'), 'D')
    await act()
    expect(fields.any()).toBe(false)
  })

  it('leaves choices outside of a form to their page', async () => {
    await userEvent.type(field('Filter'), 'x')
    expect(fields.any()).toBe(false)
  })
})
