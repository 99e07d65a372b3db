import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'react-final-form'
import type { FieldDefinition, Trigger } from '@nimbus/shared-contracts/forms'
import { isIban } from '@nimbus/shared-contracts/forms/rules'
import { aField } from '@nimbus/shared-contracts/testing'
import { FormField } from './form-field'

const MESSAGE = 'Bitte geben Sie fünf Ziffern ein.'

/** A form of one field whose value is never right unless said otherwise, and a way to set it from elsewhere. */
function show(over: Partial<FieldDefinition>, isRight: (value: string) => boolean = () => false) {
  let set: (value: string) => void = () => {}
  const definition = aField({ label: 'Postleitzahl', ...over })
  render(
    <Form
      onSubmit={() => {}}
      validate={({ zipcode = '' }: { zipcode?: string }) => (isRight(zipcode) ? {} : { zipcode: MESSAGE })}
    >
      {({ form, handleSubmit }) => {
        set = (value) => form.change('zipcode', value)
        return (
          <form onSubmit={(event) => void handleSubmit(event)}>
            <FormField id="zipcode" definition={definition} definitions={{ zipcode: definition }} />
            <button type="submit">Weiter</button>
          </form>
        )
      }}
    </Form>,
  )
  return { set: (value: string) => act(() => set(value)) }
}

const isShown = (): boolean => screen.queryByText(MESSAGE) !== null
const user = userEvent.setup({ delay: null })

/** What was on screen after typing, after leaving a field that was typed in, after leaving it as it was, after an update. */
async function shownAfter(act: 'typing' | 'leaving' | 'passing' | 'update', triggers: Trigger[] | undefined) {
  const { set } = show(triggers ? { triggers } : {})
  if (act === 'update') set('0106')
  else await user.click(screen.getByLabelText('Postleitzahl'))
  if (act === 'typing' || act === 'leaving') await user.keyboard('0106')
  if (act === 'leaving' || act === 'passing') await user.tab()
  return isShown()
}

describe('FormField', () => {
  it.each<[Trigger[] | undefined, Record<Parameters<typeof shownAfter>[0], boolean>]>([
    [undefined, { typing: false, leaving: true, passing: true, update: false }],
    [['blur'], { typing: false, leaving: true, passing: true, update: false }],
    [['input'], { typing: true, leaving: true, passing: false, update: false }],
    [['change'], { typing: false, leaving: true, passing: false, update: false }],
    [['modelUpdate'], { typing: false, leaving: false, passing: false, update: true }],
    [['input', 'modelUpdate'], { typing: true, leaving: true, passing: false, update: true }],
    [[], { typing: false, leaving: false, passing: false, update: false }],
  ])('with the triggers %j shows its message after %j', async (triggers, expected) => {
    for (const what of ['typing', 'leaving', 'passing', 'update'] as const) {
      const shown = await shownAfter(what, triggers)
      expect([what, shown]).toEqual([what, expected[what]])
      cleanup()
    }
  })

  it.each<[string, Partial<FieldDefinition>, (value: string) => boolean, string, string]>([
    ['postal code', {}, (value) => /^[0-9]{5}$/.test(value), '0106', '7'],
    ['IBAN', { type: 'iban' }, isIban, 'DE8937040044053201300', '0'],
  ])('checks the %s on leaving it, and takes the message away with the key that makes it right', async (...row) => {
    const [, over, isRight, typed, lastKey] = row
    show(over, isRight)
    const field = screen.getByLabelText('Postleitzahl')
    await user.type(field, typed)
    expect(isShown()).toBe(false)
    await user.tab()
    expect([isShown(), field.getAttribute('aria-invalid')]).toEqual([true, 'true'])
    await user.type(field, lastKey)
    expect(field).toHaveFocus()
    expect([isShown(), field.getAttribute('aria-invalid')]).toEqual([false, null])
  })

  it('shows it on submitting, whatever the triggers', async () => {
    show({ triggers: [] })
    await user.click(screen.getByRole('button', { name: 'Weiter' }))
    expect(isShown()).toBe(true)
  })

  // the message moved the pressed control away, so that the press went nowhere
  it('waits with its message until the mouse button that took the focus away is up', async () => {
    show({})
    await user.click(screen.getByLabelText('Postleitzahl'))
    const button = screen.getByRole('button', { name: 'Weiter' })
    button.addEventListener('click', (event) => event.preventDefault())
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(isShown()).toBe(false)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await screen.findByText(MESSAGE)).toBeVisible()
  })

  // neither has a mouseup, so that no message came any more before the next click
  it.each([
    ['a drag', (target: Element) => [fireEvent.mouseDown(target), fireEvent.dragEnd(target)]],
    ['a menu', (target: Element) => [fireEvent.mouseDown(target, { button: 2 }), fireEvent.contextMenu(target)]],
  ])('waits no longer after %s', async (_, press) => {
    show({})
    press(document.body)
    act(() => screen.getByLabelText('Postleitzahl').focus())
    await user.keyboard('0106')
    await user.tab()
    expect(isShown()).toBe(true)
  })

  it('takes a choice for a change at once', async () => {
    show({ type: 'radio', triggers: ['change'], options: [{ value: 'A', label: 'Eins' }] })
    await user.click(screen.getByRole('radio', { name: 'Eins' }))
    expect(isShown()).toBe(true)
  })
})
