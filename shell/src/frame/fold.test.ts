import fs from 'node:fs'
import path from 'node:path'
import { FOLDED_PARTS, UNFOLDED } from '@nimbus/shared-ui/fold'
import { createFolding } from './fold'

/** Names of the parts that are laid out whole; "page" where all is. */
const unfolded = (): string[] => [...document.querySelectorAll(`[${UNFOLDED}]`)].map(({ id }) => id || 'page')

function showPage(...parts: string[]): void {
  document.body.innerHTML = parts.map((id) => `<section class="section" id="${id}"></section>`).join('')
}

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.setAttribute(UNFOLDED, '')
})
afterEach(() => jest.useRealTimers())

it('names the parts that the stylesheet folds, and what ends it', () => {
  const file = path.join(__dirname, '../../../shared-ui/src/styles/fold.css')
  const css = fs.readFileSync(file, 'utf8')
  const rules = [...css.matchAll(/html:not\(\[(.*?)\]\) (?::is\()?([^):]*)\)?:not\(\[(.*?)\]\)/g)]
  const parts = rules.flatMap(([, , list = '']) => list.split(', '))
  expect(parts.toSorted()).toEqual(FOLDED_PARTS.split(',').toSorted())
  expect(new Set(rules.flatMap(([, page, , part]) => [page, part]))).toEqual(new Set([UNFOLDED]))
})

describe('createFolding', () => {
  it('folds the next page, and lays it out whole once it is painted', () => {
    const folding = createFolding()
    folding.fold()
    showPage('a', 'b')
    folding.unfold()
    expect(unfolded()).toEqual([])
    jest.advanceTimersByTime(50)
    expect(unfolded()).toEqual(['page', 'a', 'b'])
  })

  it('leaves the page as it is that is still there, and what has come to it since', () => {
    showPage('a')
    createFolding().fold()
    expect(unfolded()).toEqual(['a'])
  })

  it('gives up its time after 8 ms', () => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
      now += 5
      return new DOMRect()
    })
    const folding = createFolding()
    folding.fold()
    showPage('a', 'b', 'c')
    folding.unfold()
    jest.advanceTimersToNextFrame()
    jest.advanceTimersToNextTimer()
    expect(unfolded()).toEqual(['a', 'b'])
    jest.runAllTimers()
    expect(unfolded()).toEqual(['page', 'a', 'b', 'c'])
  })

  it('lays out in slices what has come while it was at it', () => {
    const folding = createFolding()
    folding.fold()
    showPage('a')
    folding.unfold()
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementationOnce(() => {
      document.body.insertAdjacentHTML('beforeend', '<section class="section" id="late"></section>')
      return new DOMRect()
    })
    jest.runAllTimers()
    expect(unfolded()).toEqual(['page', 'a', 'late'])
  })

  it('leaves the page to come folded when another one is left meanwhile', () => {
    const folding = createFolding()
    folding.fold()
    showPage('a')
    folding.unfold()
    folding.fold()
    showPage('b')
    jest.runAllTimers()
    expect(unfolded()).toEqual([])
  })

  it('leaves the first page to the script that has come with it', () => {
    document.documentElement.removeAttribute(UNFOLDED)
    showPage('a')
    createFolding().unfold()
    jest.runAllTimers()
    expect(unfolded()).toEqual([])
  })

  it('folds nothing of a page that is gone back to', () => {
    const folding = createFolding()
    folding.fold()
    folding.never()
    showPage('a')
    folding.unfold()
    jest.runAllTimers()
    expect(unfolded()).toEqual(['page'])
  })
})
