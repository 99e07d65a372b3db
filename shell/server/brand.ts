import { drawImage } from './images/draw-image'

/** The brand's ring: most of it in petrol, one arc of morning light (design language 2). */
const ring = (petrol: string, light: string): string =>
  `<g fill="none" stroke-width="3.6" stroke-linecap="round"><circle cx="13" cy="13" r="9.8" stroke="${petrol}" stroke-dasharray="44.5 17.1" transform="rotate(14 13 13)"/><circle cx="13" cy="13" r="9.8" stroke="${light}" stroke-dasharray="6.6 55" transform="rotate(-65 13 13)"/></g>`

/** The ring as the icon of browser tabs. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26">${ring('#00616b', '#ffb58a')}</svg>`

/** The size that most places show a shared page's picture in, in pixels. */
const SHARED = { width: 1200, height: 630 }

/** Fainter rings around the brand's, as the waves of a sender. */
const WAVES = [330, 440, 550].map((r) => `<circle cx="600" cy="315" r="${r}"/>`).join('')

const SHARED_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="#07262c"/><g fill="none" stroke="#24505a" stroke-width="3" stroke-linecap="round" stroke-dasharray="3 15">${WAVES}</g><g transform="translate(600 315) scale(17) translate(-13 -13)">${ring('#eef6f6', '#ffb58a')}</g></svg>`

/** What stands beside the name of a shared page that has no picture of its own, as PNG. */
export const drawSharePicture = (): Promise<Buffer> =>
  drawImage(Buffer.from(SHARED_SVG), { format: 'png', quality: 80, ...SHARED })
