import { useState } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { cartStore, needsHandset } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { host } from '@nimbus/shared-contracts/remote'
import { DEVICE_CATEGORY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { ChooseButton, useChooseTariff } from '@nimbus/shared-ui/tariff'
import { useStore } from '@nimbus/shared-ui/use-store'
import { withBundle } from '../features/mobile-tariffs/ui/with-bundle'
import { chooseOffer as text } from '../messages/choose-offer.de'

interface ChooseOffer {
  /** Puts a mobile tariff into the cart at once; landline leads to the check of the address, where it is chosen. */
  action(tariff: Tariff): Elements
  /** Has to stand somewhere in the page. */
  companions: Elements
}

/** Choosing a tariff of either area on a page that shows both. */
export function useChooseOffer(): ChooseOffer {
  const { value: cart } = useStore(cartStore)
  const [announcement, setAnnouncement] = useState('')
  const { choose, busyId, dialog } = useChooseTariff({
    prepare: withBundle,
    onChosen: ({ product_name }) => setAnnouncement(text.chosenNow(product_name)),
  })
  const action = (tariff: Tariff): Elements => {
    const id = tariff.concrete_product_id
    if (tariff.kind === 'landline') {
      const href = routes.landlineTariffs(LANDLINE_CATEGORY, { slug: id })
      return <ActionLink href={href} label={text.landline} name={tariff.product_name} />
    }
    return (
      <ChooseButton
        tariff={tariff}
        chosen={cart.tariff?.concrete_product_id === id}
        busy={busyId === id}
        onChoose={(wanted) => choose(wanted, leadOn)}
      />
    )
  }
  const companions = (
    <>
      {dialog}
      {/* empty at first, so that the region is there before its text */}
      <output className="vh">{announcement}</output>
    </>
  )
  return { action, companions }
}

/** A link in the place of the button; its name says what of the page it is about. */
export function ActionLink({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <LinkButton block variant="primary" href={href}>
      <span>{label}</span>
      <span className="vh">{text.of(name)}</span>
    </LinkButton>
  )
}

/** A tariff with device leads to the devices, unless one is in the cart already. */
export function leadOn(): void {
  const { tariff, handset } = cartStore.get()
  if (tariff && needsHandset(tariff) && !handset)
    host().navigate(routes.devices(DEVICE_CATEGORY, { tariff: tariff.concrete_product_id }))
}
