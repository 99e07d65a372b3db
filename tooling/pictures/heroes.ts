import { remoteControl, router, sideboard, television, tvBox } from './home'
import { phoneBack, phoneFront } from './phone'
import { ground, halo, svg } from './svg'
import { tabletFront } from './tablet'
import { watchFront } from './watch'
import type { Paint } from './wallpaper'

const FJORD: Paint = { id: 'fjordblau', color: '#55779b' }
const MIST: Paint = { id: 'nebelweiss', color: '#e6e8e6' }
const GRAPHITE: Paint = { id: 'graphit', color: '#4a5257' }
const SAND: Paint = { id: 'sand', color: '#d5c4a8' }

/** Height of a phone drawing of this width. */
const phoneAt = (x: number, y: number, width: number) => ({ x, y, width, height: width * 2.05 })

const tilted = (degrees: number, cx: number, cy: number, content: string): string =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${content}</g>`

/** The stages of the landing pages, each 640 × 500 units. */
const SCENES = {
  'start-zuhause': () => halo(320, 260, [128, 195, 240]) + router({ x: 192, y: 82, width: 256, height: 362 }),
  'start-unterwegs': () =>
    halo(320, 300, [190, 240, 290]) +
    phoneBack('c', SAND, phoneAt(64, 152, 195)) +
    phoneFront(GRAPHITE, phoneAt(384, 152, 195)) +
    phoneBack('a', FJORD, phoneAt(209, 84, 222)),
  'zuhause-glasfaser': () =>
    halo(320, 236, [120, 176, 228]) +
    ground(320, 474, 210, 12) +
    router({ x: 182, y: 70, width: 280, height: 396 }) +
    tvBox({ x: 452, y: 398, width: 128, height: 83 }),
  'zuhause-fernsehen': () =>
    halo(320, 220, [150, 205, 240]) +
    television({ x: 60, y: 66, width: 520, height: 341 }) +
    sideboard(40, 398, 560) +
    tvBox({ x: 430, y: 342, width: 104, height: 68 }) +
    tilted(24, 130, 350, remoteControl({ x: 112, y: 292, width: 32, height: 114 })),
  'unterwegs-tarife': () =>
    halo(320, 250, [150, 205, 240]) +
    ground(320, 488, 220, 9) +
    tilted(-9, 180, 270, phoneBack('a', FJORD, phoneAt(92, 82, 180))) +
    tilted(9, 460, 270, phoneBack('c', SAND, phoneAt(368, 82, 180))) +
    phoneFront(FJORD, phoneAt(220, 40, 208)),
  'unterwegs-geraete': () =>
    halo(320, 250, [150, 205, 240]) +
    ground(320, 488, 250, 9) +
    tabletFront(MIST, { x: 150, y: 60, width: 400, height: 286 }) +
    phoneBack('b', MIST, phoneAt(66, 124, 170)) +
    watchFront('round', GRAPHITE, { x: 412, y: 222, width: 176, height: 264 }) +
    tilted(4, 320, 350, phoneFront(GRAPHITE, phoneAt(238, 186, 144))),
} as const satisfies Record<string, () => string>

/** Names of the hero pictures: area and what they show. */
export type HeroPicture = keyof typeof SCENES

export const HERO_PICTURES = Object.keys(SCENES) as HeroPicture[]

/** Width and height of a hero picture in units; their ratio is that of the file. */
const HERO_SIZE = [640, 500] as const

export const drawHero = (id: HeroPicture): string => svg(HERO_SIZE, SCENES[id]())
