import { useState } from 'react'
import type { Cart } from '@nimbus/shared-contracts/cart'
import { familyOf, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { choiceOf, DEFAULT_CHOICE, variantsOf, type Choice } from '../model/variants'

interface MobileChoice {
  choice: Choice
  /** A variant of each family. */
  shown: VolumeTariff[]
  change(next: Choice): void
}

interface ChoiceSources {
  tariffs: readonly VolumeTariff[]
  /** The tariff that the address names, and how it names it. */
  linked: VolumeTariff | undefined
  slug: string | undefined
  cart: Cart
  /** Puts a tariff into the cart; `onTaken` runs once it is there. */
  choose(tariff: VolumeTariff, onTaken: () => void): void
  onChange(next: Choice): void
}

/** The choice above the tiles: as made, else as the address says, else as the cart has it, else 24 months without device. */
export function useMobileChoice({ tariffs, linked, slug, cart, choose, onChange }: ChoiceSources): MobileChoice {
  const [picked, setPicked] = useState<Choice>()
  const choice = picked ?? choiceFrom(slug, linked) ?? choiceInCart(cart) ?? DEFAULT_CHOICE
  const shown = variantsOf(tariffs, choice)

  function pick(next: Choice): void {
    setPicked(next)
    onChange(next)
  }

  /**
   * What is chosen follows another term, and the controls follow it, so that tile and summary show the same price also
   * when it can't be had now. A device isn't taken out by looking.
   */
  function change(next: Choice): void {
    const chosen = shown.find((tariff) => isChosen(tariff, cart))
    const follower = chosen && variantsOf(tariffs, next).find((tariff) => familyOf(tariff) === familyOf(chosen))
    if (follower && next.device === choice.device) choose(follower, () => pick(next))
    else pick(next)
  }

  return { choice, shown, change }
}

/** True for the very tariff that is in the cart. */
export const isChosen = (tariff: VolumeTariff, { tariff: inCart }: Cart): boolean =>
  tariff.concrete_product_id === inCart?.concrete_product_id

/** The choice of a tariff that the address names exactly. */
const choiceFrom = (slug: string | undefined, linked: VolumeTariff | undefined): Choice | undefined =>
  linked?.kind === 'mobile' && linked.concrete_product_id === slug ? choiceOf(linked) : undefined

const choiceInCart = ({ tariff }: Cart): Choice | undefined =>
  tariff?.kind === 'mobile' ? choiceOf(tariff) : undefined
