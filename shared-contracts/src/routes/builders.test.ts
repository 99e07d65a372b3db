import { FIXED_STEP_AVAILABILITY, routes, withQuery } from './builders'

describe('routes', () => {
  it.each([
    [routes.start(), '/'],
    [routes.home(), '/zuhause'],
    [routes.television(), '/magenta-tv'],
    [routes.landlineTariffs(), '/zuhause/tarife/magentazuhause-tarife'],
    [
      routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }),
      '/zuhause/tarife/magentazuhause-tarife?fixedStep=availabilityCheck',
    ],
    [routes.landlineTariffs('dsl-tarife', { slug: 'dsl m' }), '/zuhause/tarife/dsl-tarife?slug=dsl+m'],
    [routes.landlineOptions('a/b'), '/zuhause/tarife/a%2Fb/options'],
    [routes.landlineHardware('dsl-tarife'), '/zuhause/tarife/dsl-tarife/hardware'],
    [routes.mobile(), '/unterwegs'],
    [routes.mobileTariffs(), '/unterwegs/tarife/mobilfunk-tarife'],
    [routes.mobileTariffs('young-tarife', { slug: 'mobil-m' }), '/unterwegs/tarife/young-tarife?slug=mobil-m'],
    [routes.devices(), '/unterwegs/geraete/smartphones'],
    [routes.devices('tablets', { company: 'Solvar,Kelvo' }), '/unterwegs/geraete/tablets?company=Solvar%2CKelvo'],
    [routes.device('smartphones', 's1 pro', { pid: 'a' }), '/unterwegs/geraete/smartphones/s1%20pro?pid=a'],
    [routes.cart(), '/warenkorb'],
    [routes.checkout(), '/checkout'],
    [routes.checkout({ step: 'PAYMENT' }), '/checkout?step=PAYMENT'],
    [routes.overview(), '/checkout/overview'],
    [routes.finish(), '/checkout/finish'],
    [routes.orderStatus(), '/auftragsstatus'],
    [routes.orderStatus({ auftrag: 'NB-2026-7K3M9Q', code: 'a-b' }), '/auftragsstatus?auftrag=NB-2026-7K3M9Q&code=a-b'],
    [routes.benefits('glasfaser'), '/glasfaser-vorteile'],
    [routes.terms(), '/agb'],
    [routes.search(), '/suche'],
    [routes.search({ q: 'DSL & TV' }), '/suche?q=DSL+%26+TV'],
    [routes.compare(), '/vergleich'],
    [routes.compare({ tarife: 'dsl-m-24,mobil-m-24' }), '/vergleich?tarife=dsl-m-24,mobil-m-24'],
    [routes.compare({ tarife: 'a~b~c', nur: 'unterschiede' }), '/vergleich?tarife=a~b~c&nur=unterschiede'],
    [routes.help(), '/hilfe'],
    [routes.advisor(), '/beratung'],
    [routes.advisor({ personen: '2', fernsehen: undefined }), '/beratung?personen=2'],
    [routes.consumerInformation(), '/ueber-das-unternehmen/verbraucherinformationen'],
  ])('%s', (built, path) => {
    expect(built).toBe(path)
  })
})

describe('withQuery', () => {
  it('leaves out what has no value', () => {
    expect(withQuery('/a', { b: 'c&d', e: undefined, f: '' })).toBe('/a?b=c%26d')
    expect(withQuery('/a', { e: undefined })).toBe('/a')
  })
})
