/** What opens from the header comes when it is asked for (decision 055). */
export const loadPanels = () => import(/* webpackChunkName: "lazy-panels" */ './panels')

export type Panels = Awaited<ReturnType<typeof loadPanels>>
