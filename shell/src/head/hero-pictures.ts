import * as v from 'valibot'
import { heroesSchema } from '@nimbus/shared-contracts/catalogue'
import type { ImagePreload } from '@nimbus/shared-contracts/remote'
import { firstTwoPictures } from '@nimbus/shared-ui/hero'
import { pictureSources } from '@nimbus/shared-ui/picture'

/** The pictures that an answer with stages is shown with first. Throws for another answer. */
export function preloadsIn(answer: unknown): ImagePreload[] {
  const { heroes } = v.parse(heroesSchema, answer)
  return firstTwoPictures(heroes).map((picture) => pictureSources(picture).preload)
}
