import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { draw } from './draw'
import { DRAWINGS, viewsOf } from './drawings'
import { drawHero, HERO_PICTURES } from './heroes'
import { heroPictureName, pictureName } from './picture-names'
import type { Paint } from './wallpaper'

/** Every picture of the shop with its name: all drawings in all colours and views, and the heroes. */
export function* allPictures(colors: readonly Paint[]): Generator<{ name: string; svg: string }> {
  for (const drawing of DRAWINGS) {
    for (const color of colors) {
      for (const view of viewsOf(drawing)) {
        const picture = { drawing, color, view }
        yield { name: pictureName(picture), svg: draw(picture) }
      }
    }
  }
  for (const id of HERO_PICTURES) yield { name: heroPictureName(id), svg: drawHero(id) }
}

/** Writes all pictures into the image service's folder. Returns how many there are. */
export async function exportPictures(folder: string, colors: readonly Paint[]): Promise<number> {
  const pictures = [...allPictures(colors)]
  for (const { name, svg } of pictures) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, svg)
  }
  return pictures.length
}
