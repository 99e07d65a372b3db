import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { aTariff } from '@nimbus/shared-contracts/testing'
import { TariffComparison } from './tariff-comparison'
import { TariffTile } from './tariff-tile'

const tariffs = ['s', 'm', 'l'].map((id) => aTariff({ name: `DSL ${id}`, concrete_product_id: id }))
const navigate = jest.fn()

beforeEach(() => setHost({ navigate } as Partial<Host> as Host))
afterEach(() => setHost(undefined))

const Tiles = ({ shown }: { shown: typeof tariffs }) => (
  <TariffComparison>
    <ul>
      {shown.map((tariff, index) => (
        <TariffTile
          key={tariff.name}
          tariff={tariff}
          footnote={index + 1}
          chosen={false}
          highlighted={false}
          use=""
          facts={null}
          benefits={[]}
          action={null}
          onDetails={() => {}}
        />
      ))}
    </ul>
  </TariffComparison>
)
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Vergleichen ${name}` })

describe('TariffComparison', () => {
  // each tile used to lead to a comparison of its own tariff alone
  it('compares all that is ticked, in the order of the list', async () => {
    render(<Tiles shown={tariffs} />)
    await userEvent.click(choice('DSL l'))
    await userEvent.click(choice('DSL s'))
    await userEvent.click(screen.getAllByRole('button', { name: 'Auswahl vergleichen' })[0]!)
    expect(navigate).toHaveBeenCalledWith('/vergleich?tarife=s,l')
  })

  it('compares what the tiles show now, with another term or television', async () => {
    const { rerender } = render(<Tiles shown={tariffs} />)
    await userEvent.click(choice('DSL s'))
    rerender(<Tiles shown={tariffs.map((tariff) => ({ ...tariff, concrete_product_id: 'other' }))} />)
    await userEvent.click(screen.getAllByRole('button', { name: 'Auswahl vergleichen' })[0]!)
    expect(navigate).toHaveBeenLastCalledWith('/vergleich?tarife=other')
  })

  it('names each tariff in a field of its own for those without scripts', () => {
    render(<Tiles shown={tariffs} />)
    expect(['DSL s', 'DSL m', 'DSL l'].map((name) => choice(name).name)).toEqual(['tarif1', 'tarif2', 'tarif3'])
    expect(choice('DSL s').form).toHaveAttribute('action', '/vergleich')
  })
})
