import { createConsentStore } from './consent'
import { createOrderTracking, TRACKING_KEY } from './order-tracking'

const someConsent = () => createConsentStore(() => undefined)
const stored = (): string | null => sessionStorage.getItem(TRACKING_KEY)

beforeEach(() => sessionStorage.clear())

describe('createOrderTracking', () => {
  it('keeps the id of the address over pages without one, and takes that of a later address', () => {
    const tracking = createOrderTracking(someConsent())
    tracking.see('?wt_mc=mail')
    tracking.see('?tv=smart')
    expect(tracking.id()).toBe('mail')
    tracking.see('?ext_id=partner&wt_mc=other')
    expect(tracking.id()).toBe('partner')
  })

  it.each([undefined, false])('stores nothing with consent %s, and nothing is left after a reload', (statistics) => {
    const consent = someConsent()
    if (statistics !== undefined) consent.decide({ statistics })
    createOrderTracking(consent).see('?trackid=a')
    expect(stored()).toBeNull()
    expect(createOrderTracking(consent).id()).toBeUndefined()
  })

  // a reload on the way to the order lost the id
  it('survives a reload once there is consent, whenever it was given', () => {
    const consent = someConsent()
    createOrderTracking(consent).see('?trackid=a')
    consent.decide({ statistics: true })
    expect(createOrderTracking(consent).id()).toBe('a')
  })

  it('is not stored any more once the consent is taken back', () => {
    const consent = someConsent()
    consent.decide({ statistics: true })
    const tracking = createOrderTracking(consent)
    tracking.see('?trackid=a')
    consent.decide({ statistics: false })
    expect(stored()).toBeNull()
    expect(tracking.id()).toBe('a')
  })

  it('is forgotten after the order', () => {
    const consent = someConsent()
    consent.decide({ statistics: true })
    const tracking = createOrderTracking(consent)
    tracking.see('?trackid=a')
    tracking.forget()
    expect([tracking.id(), stored()]).toEqual([undefined, null])
  })
})
