import type { Lifecycles, WidgetProps } from '../../remote'
import { aRemote, anEmptyApi } from './a-remote'
import { widgetFaults } from './widget-faults'

const visit = { widget: 'bar', api: anEmptyApi() }

/** A remote whose widget writes a line and does `misbehaviour` otherwise. */
const aRemoteWith = (misbehaviour: Partial<Lifecycles<WidgetProps>>) => ({
  ...aRemote(),
  widgets: {
    bar: {
      async bootstrap() {},
      mount: async ({ domElement }: WidgetProps) => void (domElement.textContent = 'Bar'),
      async update() {},
      unmount: async ({ domElement }: WidgetProps) => domElement.replaceChildren(),
      ...misbehaviour,
    },
  },
})

describe('widgetFaults', () => {
  it('has nothing against a widget that keeps the contract', async () => {
    expect(await widgetFaults(aRemoteWith({}), visit)).toEqual([])
  })

  it('finds what a widget leaves, in each state of the stores', async () => {
    const mount = async (): Promise<void> => window.addEventListener('resize', () => {})
    const left = 'leaves listener of resize on window'
    expect(await widgetFaults(aRemoteWith({ mount }), visit)).toEqual([
      `empty: ${left}`,
      `filled: ${left}`,
      `unreadable: ${left}`,
    ])
  })

  it('gives the next props to update', async () => {
    const update = jest.fn(async () => {})
    await widgetFaults(aRemoteWith({ update }), { ...visit, props: { step: 1 }, nextProps: { step: 2 } })
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ step: 2 }))
  })

  it('says so when there is no such widget', async () => {
    expect(await widgetFaults(aRemote(), visit)).toEqual(['there is no widget "bar"'])
  })
})
