import type { Watch } from './watch'

/** What a page may not ask while it renders, since the browser would be answered something else. */
export function watchImpurity(): Watch {
  const asked = new Set<string>()
  const { Date: RealDate } = globalThis
  const { random } = Math
  globalThis.Date = new Proxy(RealDate, {
    construct(target, parameters: unknown[]) {
      if (parameters.length === 0) asked.add('the clock')
      return Reflect.construct(target, parameters) as Date
    },
    get(target, name, receiver) {
      if (name === 'now') asked.add('the clock')
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  Math.random = () => {
    asked.add('for chance')
    return random()
  }
  return {
    left: () => [...asked],
    end() {
      globalThis.Date = RealDate
      Math.random = random
    },
  }
}
