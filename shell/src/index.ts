import { wholeStyles } from './head/whole-styles'
import { fetchPageData, keepPageData } from './page-data'

/**
 * Everything needs the page's data. A top-level await of them in `./start` would do the same, but keeps the bundler from
 * joining modules, 2.4 kB more (decision 019).
 */
async function begin(): Promise<void> {
  const [data] = await Promise.all([fetchPageData(), wholeStyles()])
  keepPageData(data)
  await import(/* webpackMode: "eager" */ './start')
}

void begin()
