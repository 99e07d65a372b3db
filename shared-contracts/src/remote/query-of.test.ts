import { queryOf } from './query-of'

describe('queryOf', () => {
  // the edge took the first value, the browser the last: filters were lost, and the page changed when it came alive
  it.each([
    ['', {}],
    ['pid=a', { pid: 'a' }],
    ['pid=a&pid=b', { pid: 'a' }],
    ['company=Kelvo&company=Solvar', { company: 'Kelvo,Solvar' }],
    ['company=Kelvo,Solvar&company=Fjord', { company: 'Kelvo,Solvar,Fjord' }],
    ['company=&company=Solvar', { company: 'Solvar' }],
    ['tarife=dsl-m-24&tarife=dsl-l-24', { tarife: 'dsl-m-24,dsl-l-24' }],
    ['q=&q=b', { q: '' }],
    ['storage=256&page=2&storage=512&page=3', { storage: '256,512', page: '2' }],
    // as a Mac copies it: the page of another town than the one that was typed
    ['q=Mu%CC%88nchen%E2%80%8B', { q: 'München' }],
    ['company=%E2%80%8B&company=Fjo%CC%88rd', { company: 'Fjörd' }],
    ['toString=x', { toString: 'x' }],
  ])('of %j is %j', (search, query) => {
    expect(queryOf(new URLSearchParams(search))).toEqual(query)
  })
})
