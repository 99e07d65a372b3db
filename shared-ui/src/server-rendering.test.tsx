import { act, useState, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { render, within } from '@testing-library/react'
import { cents, ledger } from '@nimbus/shared-contracts/money'
import { aDevice, aTariff } from '@nimbus/shared-contracts/testing'
import { Alert } from './alert/alert'
import { AvailabilityBar } from './availability-bar/availability-bar'
import { Button, LinkButton } from './button/button'
import { ChipGroup, OptionCards, RadioGroup, Segments } from './choice'
import { Combobox } from './combobox/combobox'
import { Dialog } from './dialog'
import { EmptyState } from './empty-state/empty-state'
import { EnergyArrow, PowerPlug, ProductSheetLink } from './energy'
import { CheckboxField, DateField, ErrorSummary, FieldGrid, SelectField, TextField } from './field'
import { FootnoteButton } from './footnote-button/footnote-button'
import { Halo, Logo } from './halo/halo'
import { Icon } from './icon/icon'
import { Breadcrumbs, PageHeading, Section, Wrap } from './page'
import { Picture } from './picture'
import { Price, PriceBlock } from './price'
import { Skeleton } from './skeleton/skeleton'
import { Stepper } from './stepper/stepper'

const nothing = () => {}
const { efficiency, powersupply } = aDevice().energy_informations
const book = ledger(aTariff().conditions)
const options = [
  { value: 'none', label: 'Ohne TV' },
  { value: 'smart', label: 'Smart', note: '+ 10 €' },
  { value: 'mega', label: 'MegaStream', disabled: true, reason: 'nicht mit DSL' },
]
const choice = { legend: 'Fernsehen', options, onChange: nothing }
const messages = { error: 'Dieses Feld ist erforderlich', hint: 'Wie im Ausweis', optional: true }

const everything: Record<string, ReactElement> = {
  Alert: (
    <Alert kind="warning" title="Bitte prüfen">
      Text
    </Alert>
  ),
  AvailabilityBar: (
    <AvailabilityBar
      state="available"
      title="An Ihrer Adresse verfügbar"
      address="Lindenstraße 12a, 01067 Dresden"
      facts={['Glasfaser']}
      action={<Button>Adresse ändern</Button>}
    />
  ),
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Start', href: '/' }, { label: 'Tarife' }]} />,
  Button: (
    <Button icon="check" iconAfter="arrow-right">
      Weiter
    </Button>
  ),
  'Button, busy': <Button busy="Bestellung wird gesendet">Bestellen</Button>,
  CheckboxField: <CheckboxField id="c" label="Ja" checked onChange={nothing} error="Fehlt" hint="Hinweis" />,
  ChipGroup: <ChipGroup {...choice} name="chips" value="smart" />,
  Combobox: (
    <Combobox
      id="street"
      label="Straße"
      value="Linden"
      onChange={nothing}
      onSelect={nothing}
      load={async () => []}
      emptyText="Nichts gefunden"
      {...messages}
    />
  ),
  DateField: (
    <DateField
      id="birth"
      legend="Geburtsdatum"
      value="1990-02-01"
      onChange={nothing}
      {...messages}
      autoComplete="bday"
    />
  ),
  Dialog: (
    <Dialog open onClose={nothing} title="Fußnote">
      Text
    </Dialog>
  ),
  EmptyState: (
    <EmptyState title="Ihr Warenkorb ist leer" action={<LinkButton href="/">Tarife ansehen</LinkButton>}>
      Wählen Sie einen Tarif.
    </EmptyState>
  ),
  EnergyArrow: <EnergyArrow efficiency={efficiency!} device="Solvar S1 Pro" />,
  ErrorSummary: <ErrorSummary errors={[{ id: 'zip', label: 'Postleitzahl', message: 'Fehlt' }]} />,
  FieldGrid: (
    <FieldGrid>
      <TextField id="zip" label="Postleitzahl" value="01067" onChange={nothing} width="third" {...messages} />
    </FieldGrid>
  ),
  FootnoteButton: <FootnoteButton tag="T_GLASFASER_150" number={1} about="Glasfaser 150" />,
  Halo: <Halo kind="orbit" />,
  Icon: <Icon name="router" />,
  LinkButton: (
    <LinkButton href="/cart" variant="secondary" size="l" block>
      Zum Warenkorb
    </LinkButton>
  ),
  Logo: <Logo />,
  OptionCards: (
    <OptionCards
      legend="Router"
      name="router"
      value="own"
      onChange={nothing}
      options={[{ value: 'own', label: 'Eigenes Gerät', price: '0 €', sub: 'Zugangsdaten kostenlos' }]}
    />
  ),
  PageHeading: <PageHeading title="Ihr Warenkorb" lead="Alles auf einen Blick" eyebrow="Schritt 1" />,
  Picture: <Picture src="devices/phone.svg" alt="Solvar S1" width={240} height={250} priority />,
  PowerPlug: <PowerPlug powersupply={powersupply!} withText />,
  Price: <Price amount={cents(995)} size="xl" prefix="+ " />,
  PriceBlock: <PriceBlock book={book} term={24} oneOff={[{ kind: 'provisioning', amount: cents(6995) }]} />,
  ProductSheetLink: <ProductSheetLink efficiency={efficiency!} device="Solvar S1 Pro" />,
  RadioGroup: <RadioGroup {...choice} id="radio" name="radio" value="" {...messages} />,
  Section: (
    <Section title="Häufige Fragen" lead="Kurz beantwortet" mist>
      <Wrap>Text</Wrap>
    </Section>
  ),
  Segments: <Segments {...choice} name="segments" value="none" />,
  SelectField: <SelectField id="s" label="Anrede" value="smart" onChange={nothing} options={options} placeholder="–" />,
  Skeleton: <Skeleton height="13rem" width="50%" />,
  Stepper: (
    <Stepper
      steps={[
        { id: 'a', label: 'Anschluss', href: '/a' },
        { id: 'b', label: 'Zahlung' },
      ]}
      current="b"
      done={['a']}
    />
  ),
}

/** The element as the server renders it, in the page but not hydrated yet. */
function serverPage(element: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  return container
}

describe.each(Object.entries(everything))('%s', (_, element) => {
  it('renders on the server and hydrates to the same markup', () => {
    const container = serverPage(element)
    const html = container.innerHTML
    const onRecoverableError = jest.fn()
    render(element, { container, hydrate: true, onRecoverableError, reactStrictMode: true })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.innerHTML).toBe(html)
  })
})

/** Hydrates as the shell does and waits for what was entered before. */
const hydrate = (element: ReactElement, container: HTMLElement) =>
  act(async () => void render(element, { container, hydrate: true, reactStrictMode: true }))

function Address() {
  const [values, setValues] = useState({
    zip: '',
    city: '',
    street: '',
    title: '',
    birth: '',
    agreed: false,
    tv: 'none',
  })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  return (
    <form>
      <TextField id="zip" label="Postleitzahl" value={values.zip} onChange={(zip) => set({ zip })} />
      <TextField id="city" label="Ort" value={values.city} onChange={(city) => set({ city })} />
      <Combobox
        id="street"
        label="Straße"
        value={values.street}
        onChange={(street) => set({ street })}
        onSelect={nothing}
        load={async () => []}
        emptyText="Nichts gefunden"
      />
      <SelectField
        id="title"
        label="Titel"
        value={values.title}
        onChange={(title) => set({ title })}
        options={[{ value: 'Dr.', label: 'Dr.' }]}
        placeholder="keine Angabe"
      />
      <DateField id="birth" legend="Geburtsdatum" value={values.birth} onChange={(birth) => set({ birth })} />
      <CheckboxField id="c" label="Ja" checked={values.agreed} onChange={(agreed) => set({ agreed })} />
      <ChipGroup {...choice} name="tv" value={values.tv} onChange={(tv) => set({ tv })} />
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

describe('a form that was filled before hydration', () => {
  it('keeps and reports everything, with one state for all values', async () => {
    const container = serverPage(<Address />)
    const page = within(container)
    const fill = { Postleitzahl: '01067', Ort: 'Dresden', Straße: 'Lindenstraße', Tag: '1', Monat: '2', Jahr: '1990' }
    for (const [label, text] of Object.entries(fill)) page.getByLabelText<HTMLInputElement>(label).value = text
    page.getByLabelText<HTMLSelectElement>('Titel').value = 'Dr.'
    page.getByRole<HTMLInputElement>('checkbox').checked = true
    page.getByRole<HTMLInputElement>('radio', { name: /Smart/ }).checked = true
    await hydrate(<Address />, container)
    expect(JSON.parse(container.querySelector('output')?.textContent ?? '')).toEqual({
      zip: '01067',
      city: 'Dresden',
      street: 'Lindenstraße',
      title: 'Dr.',
      birth: '1990-02-01',
      agreed: true,
      tv: 'smart',
    })
    expect(page.getByLabelText('Postleitzahl')).toHaveValue('01067')
    expect(page.getByLabelText('Tag')).toHaveValue('1')
    expect(page.getByRole('checkbox')).toBeChecked()
  })
})

describe('a radio button that was chosen before hydration', () => {
  it.each([
    ['Segments', (onChange: () => void) => <Segments {...choice} name="tv" value="none" onChange={onChange} />],
    ['RadioGroup', (onChange: () => void) => <RadioGroup {...choice} id="tv" name="tv" value="" onChange={onChange} />],
    ['OptionCards', (onChange: () => void) => <OptionCards {...choice} name="tv" value="none" onChange={onChange} />],
  ])('is reported by %s', async (_, group) => {
    const onChange = jest.fn()
    const container = serverPage(group(onChange))
    within(container).getByRole<HTMLInputElement>('radio', { name: /Smart/ }).checked = true
    await hydrate(group(onChange), container)
    expect(onChange).toHaveBeenCalledWith('smart')
  })
})
