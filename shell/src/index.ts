import { wholeStyles } from './head/whole-styles'
import { isOverrideAskedFor } from './override/asked-for'
import { fetchPageData, keepPageData, type PageData } from './page-data'

/**
 * Everything needs the page's data. A top-level await of them in `./start` would do the same, but keeps the bundler from
 * joining modules, 2.4 kB more (decision 019).
 */
async function begin(): Promise<void> {
  const [data] = await Promise.all([fetchPageData(), wholeStyles()])
  keepPageData(isOverrideAskedFor() ? await withOverride(data) : data)
  await import(/* webpackMode: "eager" */ './start')
}

/** For developers, see docs/developing.md; a shop that allows no override says so. */
async function withOverride(data: PageData): Promise<PageData> {
  const { applyOverride } = await import(/* webpackChunkName: "lazy-override" */ './override/apply-override')
  return applyOverride(data)
}

void begin()
