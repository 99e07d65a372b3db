/** An ES module by its address; the bundler leaves it alone. Needs no more than `script-src 'self'`. */
export const importModule = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url)
