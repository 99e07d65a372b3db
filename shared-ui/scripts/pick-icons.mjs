// Writes src/icon/icons.ts with the lucide icons that the shop uses: `node scripts/pick-icons.mjs`, then `npm run format`.
// Circles and rectangles become paths, so that an icon is a list of path data and nothing is parsed at run time.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const names = `
  arrow-left arrow-right cable calendar calendar-check check chevron-down chevron-left chevron-right circle-alert
  circle-check circle-x copy credit-card download euro external-link file-text gauge gift globe headset house info
  lock mail map-pin menu package pencil phone plug plus refresh-cw rotate-ccw router search shield-check shopping-bag
  signal card-sim sliders-horizontal smartphone tablet tag trash triangle-alert truck tv undo-2 user wifi x
`
  .trim()
  .split(/\s+/)

const { icons, aliases } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'),
)

/** {cx: '12', …} of one SVG element */
const attributes = (element) =>
  Object.fromEntries([...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

/** The outline of an element as path data. */
function pathOf(tag, { d, cx, cy, r, rx, ry, x = '0', y = '0', width, height, points, x1, y1, x2, y2 }) {
  if (tag === 'path') return d
  if (tag === 'circle' || tag === 'ellipse') {
    const [h, v] = [r ?? rx, r ?? ry]
    return `M${cx - h} ${cy}a${h} ${v} 0 1 0 ${2 * h} 0a${h} ${v} 0 1 0 ${-2 * h} 0`
  }
  if (tag === 'rect') {
    const c = Number(rx ?? ry ?? 0)
    const left = Number(x)
    const arc = (dx, dy) => (c ? `a${c} ${c} 0 0 1 ${dx} ${dy}` : '')
    const [h, v] = [width - 2 * c, height - 2 * c]
    return `M${left + c} ${y}h${h}${arc(c, c)}v${v}${arc(-c, c)}h${-h}${arc(-c, -c)}v${-v}${arc(c, -c)}z`
  }
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`
  if (tag === 'polyline' || tag === 'polygon') return `M${points}${tag === 'polygon' ? 'z' : ''}`
  throw new Error(`pick-icons: <${tag}> has no outline yet`)
}

function pathsOf(name) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent]
  if (!icon) throw new Error(`pick-icons: lucide has no "${name}"`)
  const elements = [...icon.body.matchAll(/<(\w+)([^>]*)>/g)].filter(([, tag]) => tag !== 'g')
  return elements.map(([, tag, rest]) => pathOf(tag, attributes(rest)))
}

const entries = names.map((name) => `  ${/\W/.test(name) ? `'${name}'` : name}: ${JSON.stringify(pathsOf(name))},`)
writeFileSync(
  new URL('../src/icon/icons.ts', import.meta.url),
  `// Made by scripts/pick-icons.mjs from lucide (ISC licence, lucide.dev); add a name there.
export const icons = {
${entries.join('\n')}
} as const satisfies Record<string, readonly string[]>
`,
)
