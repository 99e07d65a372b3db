import fs from 'node:fs'
import path from 'node:path'
import { FOLDED_PARTS, UNFOLDED, unfoldPage } from './unfold'

it('names the parts that the stylesheet folds, and what ends it', () => {
  const file = path.join(__dirname, '../../../shared-ui/src/styles/fold.css')
  const [, parts] = /:is\(([^)]*)\)/.exec(fs.readFileSync(file, 'utf8')) ?? []
  expect(parts?.split(', ')).toEqual(FOLDED_PARTS.split(','))
  expect(fs.readFileSync(file, 'utf8').match(/:not\(\[(.*?)\]\)/g)).toEqual(Array(2).fill(`:not([${UNFOLDED}])`))
})

it('ends it for all pages', () => {
  unfoldPage()
  expect(document.documentElement).toHaveAttribute(UNFOLDED)
})
