import type { Api } from '@nimbus/shared-contracts/http'
import { firstTwoPictures } from '@nimbus/shared-ui/hero'
import { sharedImage } from '@nimbus/shared-ui/picture'
import { loadHeroes } from './load-heroes'

/**
 * The picture that others show for a page without one of its own: that of the stage which leads there, else of the first
 * one. None when the stages can't be had; the page stands without it.
 */
export async function loadShareImage(api: Api, path: string): Promise<{ image?: string }> {
  const answer = await loadHeroes(api)
  if (!answer.ok) return {}
  const { heroes } = answer.value
  const hero = heroes.find(({ link }) => link.href === path) ?? heroes[0]
  const [picture] = hero ? firstTwoPictures([hero]) : []
  return picture ? { image: sharedImage(picture) } : {}
}
