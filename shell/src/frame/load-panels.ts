const load = () => import(/* webpackChunkName: "lazy-panels" */ './panels')

export type Panels = Awaited<ReturnType<typeof load>>

/** What opens from the header comes when it is asked for; where it can't, what was there before stays: links and a form. */
export function loadPanels(then: (panels: Panels) => void, otherwise: () => void = () => {}): void {
  load().then(then, otherwise)
}
