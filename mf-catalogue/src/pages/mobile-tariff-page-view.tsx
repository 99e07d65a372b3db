import { regularPriceFrom } from '@nimbus/shared-contracts/eligibility'
import { useState } from 'react'
import { cartStore, isReady, type Cart } from '@nimbus/shared-contracts/cart'
import { familyOf, type MobileList, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { DEVICE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { monthsText } from '@nimbus/shared-contracts/wording'
import { Alert } from '@nimbus/shared-ui/alert'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import type { PageComponentProps } from '@nimbus/shared-ui/remote'
import { SummarySlot } from '@nimbus/shared-ui/summary-slot'
import {
  recommendedOf,
  TariffDetailsDialog,
  TariffDetailsList,
  TariffComparison,
  TariffHead,
  TariffTiles,
  useChooseTariff,
  WaysToDecide,
} from '@nimbus/shared-ui/tariff'
import { useStore } from '@nimbus/shared-ui/use-store'
import { priceTable } from '../features/mobile-tariffs/model/price-table'
import { sellsDevices, tariffBySlug, termsOf } from '../features/mobile-tariffs/model/variants'
import { HandsetMisfit } from '../features/mobile-tariffs/ui/handset-misfit'
import { deviceText, MobileControls } from '../features/mobile-tariffs/ui/mobile-controls'
import { MobileFacts } from '../features/mobile-tariffs/ui/mobile-facts'
import { MobileNotes } from '../features/mobile-tariffs/ui/mobile-notes'
import { MobilePriceTable } from '../features/mobile-tariffs/ui/mobile-price-table'
import { MobileTile } from '../features/mobile-tariffs/ui/mobile-tile'
import { useLinkedTariff } from '../features/mobile-tariffs/ui/use-linked-tariff'
import { isChosen, useMobileChoice } from '../features/mobile-tariffs/ui/use-mobile-choice'
import { withBundle } from '../features/mobile-tariffs/ui/with-bundle'
import * as messages from '../messages/de'
import styles from './mobile-tariff-page.module.css'
import { leadOn } from './use-choose-offer'

const text = messages.mobileTariffs

/** The mobile tariff page: one choice for all tiles, tiles, price table and details. */
export function MobileTariffPageView({ payload, query }: PageComponentProps<MobileList>) {
  const { category, categories, tariffs } = payload
  const { value: cart } = useStore(cartStore)
  const [announcement, setAnnouncement] = useState('')
  const { choose, busyId, dialog } = useChooseTariff({
    prepare: withBundle,
    onChosen: (tariff) => setAnnouncement(text.chosenNow(tariff.product_name)),
  })

  const youngFrom = regularPriceFrom(tariffs)
  const linked = tariffBySlug(tariffs, query.slug)
  const { choice, shown, change } = useMobileChoice({
    tariffs,
    linked,
    slug: query.slug,
    cart,
    choose,
    onChange: (next) => setAnnouncement(text.pricesNow(deviceText(next), monthsText(next.term))),
  })
  const recommended = recommendedOf(shown)
  const { details, open, close } = useLinkedTariff(category.slug, linked, query.slug)

  return (
    <>
      <Wrap className="wrap--wide">
        <TariffHead
          items={[
            { label: messages.title, href: routes.start() },
            { label: text.mobile, href: routes.mobile() },
            { label: categories.find(({ slug }) => slug === category.slug)?.label ?? category.title },
          ]}
          title={category.title}
          categories={categories}
          current={category.slug}
          hrefOf={routes.mobileTariffs}
        />
        <HandsetMisfit cart={cart} />
        {sellsDevices(tariffs) && (
          <div className="toolbar">
            <MobileControls
              choice={choice}
              terms={termsOf(tariffs)}
              handset={cart.handset?.product_name}
              onChange={change}
            />
          </div>
        )}
        <section aria-labelledby="tarife">
          <h2 id="tarife" className="vh">
            {text.tiles}
          </h2>
          <TariffComparison>
            <TariffTiles>
              {shown.map((tariff, index) => (
                <MobileTile
                  key={familyOf(tariff)}
                  tariff={tariff}
                  footnote={index + 1}
                  chosen={isChosen(tariff, cart)}
                  busy={tariff.concrete_product_id === busyId}
                  highlighted={linked !== undefined && familyOf(linked) === familyOf(tariff)}
                  recommended={familyOf(tariff) === recommended}
                  onChoose={(wanted) => choose(wanted, leadOn)}
                  onDetails={open}
                />
              ))}
            </TariffTiles>
          </TariffComparison>
        </section>
        <WaysToDecide lead={category.lead} tariffs={shown} />
        {youngFrom !== undefined && <YoungHint from={youngFrom} />}
        {sellsDevices(tariffs) && !cart.handset && <DevicesHint />}
        <SummarySlot bar next={nextStep(cart)} />
        <Section title={text.matrix.title}>
          <MobilePriceTable table={priceTable(tariffs)} />
          <MobileNotes tariffs={tariffs} />
          <TariffDetailsList tariffs={shown} Facts={MobileFacts} />
        </Section>
      </Wrap>
      <TariffDetailsDialog tariff={details} onClose={close}>
        {details && <MobileFacts tariff={details} idPrefix="dialog" />}
      </TariffDetailsDialog>
      {dialog}
      {/* empty at first, so that the region is there before its text */}
      <output className="vh">{announcement}</output>
    </>
  )
}

function YoungHint({ from }: { from: number }) {
  return (
    <div className={styles.young}>
      <Alert kind="info" title={text.young.title}>
        <p className="small">{text.young.text(from)}</p>
      </Alert>
    </div>
  )
}

function DevicesHint() {
  return (
    <section className="way-on" aria-labelledby="mit-geraet">
      <Icon name="smartphone" />
      <div>
        <h3 id="mit-geraet">{text.devices.title}</h3>
        <p className="small muted">{text.devices.text}</p>
      </div>
      <a className="link" href={routes.devices()}>
        {text.devices.link}
        <Icon name="arrow-right" />
      </a>
    </section>
  )
}

/** The devices that go with the cart's tariff. */
const devicesOf = ({ concrete_product_id }: Tariff): string =>
  routes.devices(DEVICE_CATEGORY, { tariff: concrete_product_id })

function nextStep(cart: Cart): { label: string; href: string } {
  const { tariff } = cart
  if (tariff && !isReady(cart)) return { label: text.toDevices, href: devicesOf(tariff) }
  return { label: text.toCart, href: routes.cart() }
}
