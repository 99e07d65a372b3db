import { useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { aField } from '@nimbus/shared-contracts/testing'
import { SourcesContext, type FormSources } from './form-sources'
import { mergeChoice, MoreChoices } from './more-choices'

const user = userEvent.setup({ delay: null })

const option = (value: string) => ({ value, label: `Termin ${value}` })
const LATER = option('später')
const definition = aField({
  type: 'radio',
  label: 'Wann soll die Technik kommen?',
  options: [option('A'), option('B'), LATER],
  more_label: 'Weitere Termine anzeigen',
})

const choices = jest.fn<ReturnType<NonNullable<FormSources['choices']>>, [number]>()
beforeEach(() => choices.mockReset())

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState<unknown>('')
  return (
    <SourcesContext value={{ choices }}>
      <MoreChoices
        id="connection.appointment"
        definition={definition}
        moreLabel="Weitere Termine anzeigen"
        value={value}
        onChange={setValue}
        onBlur={() => {}}
        error={error}
      />
    </SourcesContext>
  )
}

const shown = (): string[] => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)
const more = () => user.click(screen.getByRole('button', { name: 'Weitere Termine anzeigen' }))

describe('MoreChoices', () => {
  it('shows other choices in place of those before, page by page, and says so', async () => {
    choices.mockResolvedValueOnce(ok([option('C'), LATER])).mockResolvedValueOnce(ok([option('D'), LATER]))
    render(<Field />)
    await more()
    await waitFor(() => expect(shown()).toEqual(['C', 'später']))
    expect(screen.getByRole('status')).toHaveTextContent('Weitere Möglichkeiten werden angezeigt.')
    await more()
    await waitFor(() => expect(shown()).toEqual(['D', 'später']))
    expect(choices.mock.calls).toEqual([[1], [2]])
  })

  it('keeps what is chosen in sight', async () => {
    choices.mockResolvedValue(ok([option('C'), LATER]))
    render(<Field />)
    await user.click(screen.getByRole('radio', { name: 'Termin B' }))
    await more()
    await waitFor(() => expect(shown()).toEqual(['B', 'C', 'später']))
    expect(screen.getByRole('radio', { name: 'Termin B' })).toBeChecked()
  })

  it('shows what is free now when the server refuses the chosen one', async () => {
    choices.mockResolvedValue(ok([option('B'), LATER]))
    const view = render(<Field />)
    await user.click(screen.getByRole('radio', { name: 'Termin A' }))
    view.rerender(<Field error="Dieser Termin ist vergeben." />)
    await waitFor(() => expect(shown()).toEqual(['B', 'später']))
    expect(choices.mock.calls).toEqual([[0]])
  })

  it('leaves the choices as they are when no others can be had', async () => {
    choices.mockResolvedValue(failed('network'))
    render(<Field />)
    await more()
    expect(await screen.findByText('Andere Möglichkeiten konnten nicht geladen werden.')).toBeInTheDocument()
    expect(shown()).toEqual(['A', 'B', 'später'])
  })
})

describe('mergeChoice', () => {
  it.each([
    ['nothing chosen', '', ['C']],
    ['one that is in both', 'C', ['C']],
    ['one that is gone', 'A', ['A', 'C']],
    ['one that nobody knows', 'X', ['C']],
  ])('with %s', (_, chosen, expected) => {
    const merged = mergeChoice([option('C')], [option('A'), option('B')], chosen)
    expect(merged.map(({ value }) => value)).toEqual(expected)
  })
})
