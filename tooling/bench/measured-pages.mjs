import fs from 'node:fs'
import path from 'node:path'
import { root } from '../project.mjs'

/** Our pages by their ids in the route table, each beside the hand-written one without script that says how fast such a page can be: the floor. */
export const PAGES = [
  { name: 'start', id: 'start', path: '/', floor: 'start' },
  { name: 'tariffs', id: 'home-internet-tariffs', path: '/zuhause/tarife/glasfaser-tarife', floor: 'tariffs-landline' },
  { name: 'devices', id: 'devices', path: '/unterwegs/geraete/smartphones', floor: 'devices' },
  { name: 'device', id: 'device', path: '/unterwegs/geraete/smartphones/solvar-s1-pro', floor: 'device' },
  { name: 'cart', id: 'cart', path: '/warenkorb', floor: 'cart' },
]

/** Links that a shopper follows, by the names of the pages; `link` is what is clicked on ours. */
export const ROUTE_CHANGES = [
  { from: 'start', to: 'tariffs', link: 'a[href^="/zuhause/tarife/glasfaser-tarife"]' },
  { from: 'tariffs', to: 'start', link: 'header a[href="/"]' },
  { from: 'start', to: 'devices', link: 'a[href^="/unterwegs/geraete/smartphones"]' },
  { from: 'devices', to: 'device', link: 'main a[href^="/unterwegs/geraete/smartphones/solvar-s1-pro"]' },
  { from: 'device', to: 'devices', link: 'main a[href="/unterwegs/geraete/smartphones"]' },
  { from: 'device', to: 'cart', link: 'header a[href="/warenkorb"]' },
]

const FLOOR = path.join(import.meta.dirname, 'floor')
const SERVED = path.join(root, 'shell/dist/web/floor')
const FONT = path.join(FLOOR, 'hanken-grotesk-de.woff2')

/** Address of a floor page on the shop's own server. floorPath('start') → '/shell/floor/start.html' */
export const floorPath = (floor) => `/shell/floor/${floor}.html`

/** Puts the floor beside the built files of the shell, so that the same server sends it; `takeAwayFloor` ends it. */
export function layFloor() {
  fs.cpSync(FLOOR, SERVED, { recursive: true })
  fs.mkdirSync(path.join(SERVED, 'fonts'), { recursive: true })
  fs.copyFileSync(FONT, path.join(SERVED, 'fonts', path.basename(FONT)))
}

export const takeAwayFloor = () => fs.rmSync(SERVED, { recursive: true, force: true })
