/** What an expression reads: a metric, and what it asks of its labels. */
export interface Selector {
  metric: string
  matchers: Matcher[]
}

interface Matcher {
  label: string
  /** "=", "!=", "=~", "!~" */
  how: string
  value: string
}

const METRIC = /(?<![\w:])((?:nimbus|nodejs|process)_\w+|shop:[\w:]+|up|ALERTS)\b(?:\{((?:"[^"]*"|[^}"])*)\})?/g
const MATCHER = /(\w+)(=~|!~|!=|=)"([^"]*)"/g

/** selectorsIn('sum by (route) (rate(nimbus_http_errors_total{job="edge"}[5m]))') → [{metric: 'nimbus_http_errors_total', matchers: […]}] */
export const selectorsIn = (expression: string): Selector[] =>
  [...expression.matchAll(METRIC)].map(([, metric = '', within = '']) => ({
    metric,
    matchers: [...within.matchAll(MATCHER)].map(([, label = '', how = '', value = '']) => ({ label, how, value })),
  }))

/** Labels that something is grouped by. groupsIn('sum by (route, le) (…)') → ['route', 'le'] */
export const groupsIn = (expression: string): string[] =>
  [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
