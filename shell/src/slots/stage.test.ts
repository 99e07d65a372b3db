import { start } from 'single-spa'
import type { Api } from '@nimbus/shared-contracts/http'
import type { LiveRelease, PageProps, RemoteApp } from '@nimbus/shared-contracts/remote'
import { arrivalAt } from '../routing/place'
import type { Visit } from '../routing/visit'
import { createStage, type StageServices } from './stage'

const release = (name: string) => ({ name }) as LiveRelease

const visit = (owner: string | undefined, text: string): Visit => ({
  owner,
  page: 'page',
  layout: 'shop',
  status: owner ? 200 : 404,
  payload: { text },
  head: { title: text },
  path: `/${text.toLowerCase()}`,
  params: {},
  query: {},
})

const app = {
  bootstrap: async () => {},
  async mount({ domElement, payload, onShown }: PageProps) {
    domElement.innerHTML = `<h1>${(payload as { text: string }).text}</h1>`
    onShown?.()
  },
  unmount: async ({ domElement }: PageProps) => domElement.replaceChildren(),
} as unknown as RemoteApp

const main = document.createElement('main')
const services: StageServices = {
  api: {} as Api,
  bot: false,
  report: jest.fn(),
  reloads: () => false,
  load: async () => app,
  preload: async () => {},
  shown: jest.fn(),
  elsewhere: jest.fn(),
}
const never = new Promise<Visit>(() => {})
const pass = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
const arrival = () => arrivalAt('push', '', false)
const headings = (): string => [...main.querySelectorAll('h1')].map(({ textContent }) => textContent).join()

// single-spa knows its applications for the life of a document, so all tests walk on one stage
let stage: ReturnType<typeof createStage>
beforeAll(async () => {
  document.body.append(main)
  window.scrollTo = jest.fn()
  const first = visit('mf-a', 'Start')
  stage = createStage(main, ['mf-a', 'mf-b', 'mf-c'].map(release), { first, rendered: false }, services)
  start({ urlRerouteOnly: true })
  await pass(50)
})

afterEach(() => {
  services.preload = async () => {}
})

describe('createStage', () => {
  it('keeps the page of one team on screen until that of another is there', async () => {
    expect(headings()).toBe('Start')
    let answer: (visit: Visit) => void = () => {}
    const next = visit('mf-b', 'Zuhause')
    stage.show(next, new Promise<Visit>((resolve) => (answer = resolve)), arrival())
    await pass(100)
    expect(headings()).toBe('Start')
    expect(main).toHaveAttribute('aria-busy', 'true')
    answer(next)
    await pass(50)
    expect(headings()).toBe('Zuhause')
    expect(main).not.toHaveAttribute('aria-busy')
    expect(document.activeElement).toHaveTextContent('Zuhause')
  })

  it('keeps it until the code of the next page is there as well', async () => {
    let arrived = (): void => {}
    services.preload = () => new Promise<void>((resolve) => (arrived = resolve))
    const next = visit('mf-c', 'Beratung')
    stage.show(next, Promise.resolve(next), arrival())
    await pass(100)
    expect(headings()).toBe('Zuhause')
    arrived()
    await pass(50)
    expect(headings()).toBe('Beratung')
  })

  it('gives it up after a while for the skeleton', async () => {
    stage.show(visit('mf-a', 'Start'), never, arrival())
    await pass(500)
    expect(headings()).toBe('')
    expect(main).toHaveTextContent('Wird geladen..')
    expect(main).toHaveAttribute('aria-busy', 'true')
  })

  describe('when something else takes out of the document', () => {
    const before = async (): Promise<void> => {
      const next = visit('mf-a', 'Impressum')
      stage.show(next, Promise.resolve(next), arrival())
      await pass(400)
      expect(headings()).toBe('Impressum')
    }

    // pages of that remote used to be blank until a reload, with nothing said
    it.each([
      ['main', () => main],
      ['the place of a remote', () => main.querySelector('#slot-mf-a')!],
      ['the page in it', () => main.querySelector('#slot-mf-a > [data-content]')!],
    ])('%s, it is there again at once', async (_, of) => {
      await before()
      const page = main.querySelector('h1')
      of().remove()
      await pass(0)
      expect(document.querySelector('main h1')).toBe(page)
      const elsewhere = visit('mf-b', 'Zuhause')
      stage.show(elsewhere, Promise.resolve(elsewhere), arrival())
      await pass(400)
      expect(headings()).toBe('Zuhause')
    })

    it('all that a page has drawn, the page is drawn again; what always takes it gets the panel, and no release is to blame', async () => {
      expectConsole('warn', /something has emptied the page \/impressum/)
      await before()
      for (const drawn of ['Impressum', 'Impressum', 'Dieser Bereich ist gerade nicht verfügbar']) {
        main.querySelector('h1')!.remove()
        await pass(100)
        expect(headings()).toBe(drawn)
      }
      expect(services.report).not.toHaveBeenCalled()
      main.querySelector('button')?.click()
      await pass(100)
      expect(headings()).toBe('Impressum')
    })
  })

  it('shows the latest of several pages, whichever is there first', async () => {
    const [slow, fast] = [visit('mf-b', 'Langsam'), visit('mf-c', 'Schnell')]
    stage.show(
      slow,
      pass(120).then(() => slow),
      arrival(),
    )
    stage.show(fast, Promise.resolve(fast), arrival())
    await pass(500)
    expect(headings()).toBe('Schnell')
    expect(services.shown).toHaveBeenLastCalledWith(fast)
    expect(services.report).not.toHaveBeenCalled()
  })

  it('arrives at a page that changes its own query before it is on screen', async () => {
    const next = visit('mf-b', 'Bestellung')
    let answer: (visit: Visit) => void = () => {}
    stage.show(next, new Promise<Visit>((resolve) => (answer = resolve)), arrival())
    stage.show({ ...next, query: { schritt: '2' } }, Promise.resolve(next), undefined)
    answer(next)
    await pass(100)
    expect(document.activeElement).toHaveTextContent('Bestellung')
  })

  it('arrives at a page anew that is there when it is asked for again', async () => {
    const load = services.load
    services.load = async () => Promise.reject(new Error('away'))
    const next = visit('mf-c', 'Angebote')
    stage.show(next, Promise.resolve(next), arrival())
    await pass(100)
    expect(headings()).toBe('Dieser Bereich ist gerade nicht verfügbar')
    expect(document.activeElement).toHaveTextContent('nicht verfügbar')
    services.load = load
    main.querySelector('button')?.click()
    await pass(50)
    expect(headings()).toBe('Angebote')
    expect(document.activeElement).toHaveTextContent('Angebote')
  })

  it('shows a page not found at once, and the way back from it', async () => {
    stage.show(visit(undefined, 'Gibtsnicht'), Promise.resolve(visit(undefined, 'Gibtsnicht')), arrival())
    await pass(50)
    expect(headings()).toBe('Leider konnten wir die Seite nicht finden.')
    expect(main).not.toHaveAttribute('aria-busy')
    const back = visit('mf-b', 'Zuhause')
    stage.show(back, Promise.resolve(back), arrival())
    await pass(100)
    expect(headings()).toBe('Zuhause')
  })
})
