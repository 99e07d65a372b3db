import type { WidgetProps } from '../../remote'
import type { RemoteUnderTest, WidgetVisit } from './remote-under-test'
import { isAtOnce, settled } from './settle'
import { faultsOf, trialsOf } from './tried'

/** Everything that a widget does against the remote contract: mounted, updated, used and unmounted in each state of the stores. */
export async function widgetFaults({ widgets = {} }: RemoteUnderTest, visit: WidgetVisit): Promise<string[]> {
  const { widget, api, props = {}, nextProps = props } = visit
  const lifecycles = widgets[widget]
  if (!lifecycles) return [`there is no widget "${widget}"`]
  const faults: string[] = []
  for (const trial of trialsOf(visit)) {
    let current: WidgetProps | undefined
    const found = await faultsOf(trial, api, {
      async mount(element, { fault, restore }) {
        current = { ...props, domElement: element, onFailure: (error) => fault(`fails with ${String(error)}`) }
        await lifecycles.bootstrap(current)
        const mounting = lifecycles.mount(current)
        if (!(await isAtOnce(mounting))) fault('does not return from mount at once')
        await mounting
        restore()
        await settled(element)
        current = { ...current, ...nextProps }
        await lifecycles.update(current)
      },
      unmount: async () => current && lifecycles.unmount(current),
    })
    faults.push(...found.map((fault) => `${trial.name}: ${fault}`))
  }
  return faults
}
