import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { subscribe, type EventPayload } from '@nimbus/shared-contracts/events'
import { aDevice } from '@nimbus/shared-contracts/testing'
import { EnergyArrow, EnergyRow, labelDetails, PowerPlug, ProductSheetLink } from '.'
import { chargerText } from './power-plug'

const efficiency = aDevice().energy_informations.efficiency!
const clicks: EventPayload<'shop:click'>[] = []
let unsubscribe: () => void

beforeEach(() => {
  clicks.length = 0
  unsubscribe = subscribe('shop:click', (click) => clicks.push(click))
})
afterEach(() => unsubscribe())

describe('EnergyArrow', () => {
  it('says class and scale, and that it opens the label', () => {
    render(<EnergyArrow efficiency={efficiency} device="Solvar S1 Pro" size="l" />)
    expect(screen.getByRole('button')).toHaveAccessibleName(
      'Energieeffizienzklasse A auf der Skala A bis G. Energieeffizienzlabel für Solvar S1 Pro öffnen',
    )
    expect(screen.getByRole('button')).toHaveClass('energy', 'energy--l')
  })

  it('asks for the label with all its values as text', async () => {
    render(<EnergyArrow efficiency={efficiency} device="Solvar S1 Pro" />)
    await userEvent.click(screen.getByRole('button'))
    expect(clicks).toEqual([
      {
        key: 'energy-modal',
        value: efficiency.label,
        about: 'Solvar S1 Pro',
        details: labelDetails(efficiency, 'Solvar S1 Pro'),
      },
    ])
  })
})

describe('labelDetails', () => {
  it('has every value of the label', () => {
    const values = Object.fromEntries(labelDetails(efficiency, 'Solvar S1 Pro').map(({ name, value }) => [name, value]))
    expect(values).toEqual({
      Gerät: 'Solvar S1 Pro',
      Energieeffizienzklasse: 'A auf der Skala A bis G',
      'Akkulaufzeit je Ladung': '42 Stunden 30 Minuten',
      'Haltbarkeit des Akkus': '1.000 Ladezyklen',
      'Zuverlässigkeit bei Stürzen': 'Klasse A',
      Reparierbarkeit: 'Klasse B',
      'Schutz gegen Staub und Wasser': 'IP68',
    })
  })
})

describe('ProductSheetLink', () => {
  it('opens the sheet in the dialog', async () => {
    render(<ProductSheetLink efficiency={efficiency} device="Solvar S1 Pro" />)
    const link = screen.getByRole('link', { name: 'Produktdatenblatt für Solvar S1 Pro (PDF)' })
    expect(link).toHaveAttribute('href', efficiency.information_sheet)
    await userEvent.click(link)
    expect(clicks).toEqual([{ key: 'energy-modal', value: efficiency.information_sheet, about: 'Solvar S1 Pro' }])
  })

  it('leaves a click for a new tab to the browser', async () => {
    render(<ProductSheetLink efficiency={efficiency} device="Solvar S1 Pro" />)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault())
    await user.click(screen.getByRole('link'))
    expect(clicks).toEqual([])
  })
})

const charger = { included: false, min_w: 5, max_w: 30, usb_pd: true }

describe('EnergyRow', () => {
  it('has arrow, sheet and charger of one device', () => {
    render(<EnergyRow efficiency={efficiency} powersupply={charger} device="Solvar S1 Pro" className="own" />)
    expect(screen.getByRole('button', { name: /Energieeffizienzlabel für Solvar S1 Pro/ }).parentElement).toHaveClass(
      'energy-row',
      'own',
    )
    expect(screen.getByRole('link', { name: 'Produktdatenblatt für Solvar S1 Pro (PDF)' })).toBeVisible()
    expect(screen.getByText(/Ladegerät nicht dabei/)).toBeInTheDocument()
  })

  it.each([
    ['nothing without label and charger', undefined, 0],
    ['the name that it is given', 'Solvar S1 Pro', 1],
  ])('shows %s', (_, name, count) => {
    const { container } = render(
      <EnergyRow efficiency={undefined} device="Solvar S1 Pro">
        {name !== undefined && <span>{name}</span>}
      </EnergyRow>,
    )
    expect(container.childElementCount).toBe(count)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('PowerPlug', () => {
  it.each([
    [charger, 'Ladegerät nicht dabei, 5\u00a0bis 30\u00a0W, USB\u00a0PD'],
    [{ ...charger, included: true, usb_pd: false }, 'Ladegerät dabei, 5\u00a0bis 30\u00a0W'],
    [{ ...charger, min_w: 2.5, max_w: 5 }, 'Ladegerät nicht dabei, 2,5\u00a0bis 5\u00a0W, USB\u00a0PD'],
    [{ ...charger, min_w: 5, max_w: 5 }, 'Ladegerät nicht dabei, 5\u00a0W, USB\u00a0PD'],
  ])('%j is "%s"', (powersupply, text) => {
    expect(chargerText(powersupply)).toBe(text)
  })

  it('is struck out when no charger is included, and keeps its text for screen readers', () => {
    const { container, rerender } = render(<PowerPlug powersupply={charger} />)
    const drawn = () => container.querySelector('path')?.getAttribute('d')
    const struckOut = drawn()
    expect(screen.getByText(/Ladegerät nicht dabei/)).toHaveClass('vh')
    rerender(<PowerPlug powersupply={{ ...charger, included: true }} withText />)
    expect(drawn()).not.toBe(struckOut)
    expect(screen.getByText(/Ladegerät dabei/)).not.toHaveClass('vh')
  })
})
