import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from '@nimbus/shared-ui/halo'
import { drawImage } from './images/draw-image'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"'

/** The size that most places show a shared page's picture in, in pixels. */
const SHARED = { width: 1200, height: 630 }

/** A drawing that is looked at by itself knows no tokens; these are theirs (tokens.css): accent, halo, stage. */
const COLOURS = { ring: '#00616b', arc: '#ffb58a', stage: '#07262c', line: '#24505a', onStage: '#eef6f6' }

/** The brand's ring, whole in itself. */
const ring = (colour: string): string =>
  renderToStaticMarkup(<Logo />)
    .replace('<svg', SVG)
    .replace('currentColor', colour)
    .replace('var(--c-halo)', COLOURS.arc)

/** The ring as the icon of browser tabs. */
export const FAVICON = ring(COLOURS.ring)

/** The ring on the stage, with waves around it as of a sender. */
function sharedDrawing(): string {
  const waves = [330, 440, 550].map((r) => `<circle cx="600" cy="315" r="${r}"/>`).join('')
  const logo = ring(COLOURS.onStage).replace('<svg', '<svg x="379" y="94" width="442" height="442"')
  return `${SVG} viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${COLOURS.stage}"/><g fill="none" stroke="${COLOURS.line}" stroke-width="3" stroke-linecap="round" stroke-dasharray="3 15">${waves}</g>${logo}</svg>`
}

/** What stands beside the name of a shared page that has no picture of its own, as PNG. Rejects with an ImageProblem. */
export const drawSharePicture = (): Promise<Buffer> =>
  drawImage(Buffer.from(sharedDrawing()), { format: 'png', quality: 100, ...SHARED })
