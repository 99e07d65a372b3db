import { errorHead } from '../../src/head/error-head'
import type { Visit } from '../../src/routing/visit'

/** A visit that nobody owns: the shell shows the error page of its status. */
export const errorVisit = (status: number, request: Pick<Visit, 'path' | 'params' | 'query'>): Visit => ({
  ...request,
  owner: undefined,
  page: '',
  layout: 'default',
  status,
  payload: null,
  head: errorHead(status),
})
