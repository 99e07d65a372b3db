import { useEffect, useState } from 'react'
import { isAvailable } from '@nimbus/shared-contracts/availability'
import { nearestPossible } from '@nimbus/shared-contracts/eligibility'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { familyOf, TVS, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { FIXED_STEP_ADDRESS, FIXED_STEP_AVAILABILITY, routes } from '@nimbus/shared-contracts/routes'
import { monthsText, TV_NAME } from '@nimbus/shared-contracts/wording'
import { useCheckedAddress } from '@nimbus/shared-ui/checked-address'
import { Alert } from '@nimbus/shared-ui/alert'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import type { PageComponentProps } from '@nimbus/shared-ui/remote'
import { SummarySlot } from '@nimbus/shared-ui/summary-slot'
import {
  showTile,
  TariffDetailsDialog,
  TariffDetailsList,
  TariffHead,
  useChooseTariff,
  WaysToDecide,
} from '@nimbus/shared-ui/tariff'
import { useStore } from '@nimbus/shared-ui/use-store'
import { AvailabilityCheck } from '../features/availability/ui/availability-check'
import { withExtras } from '../features/choose-tariff/ui/with-extras'
import type { TariffPagePayload } from '../features/tariffs/api/load-tariff-page'
import {
  choiceOf,
  DEFAULT_CHOICE,
  isSoldTo,
  surchargesOf,
  tariffBySlug,
  termsOf,
  variantOf,
  variantsOf,
  type Choice,
} from '../features/tariffs/model/variants'
import { CartMisfit } from '../features/tariffs/ui/cart-misfit'
import { PriceMatrix } from '../features/tariffs/ui/price-matrix'
import { PriceNotes } from '../features/tariffs/ui/price-notes'
import { TariffControls } from '../features/tariffs/ui/tariff-controls'
import { LandlineFacts } from '../features/tariffs/ui/landline-facts'
import { TariffGroups } from '../features/tariffs/ui/tariff-groups'
import { text } from '../messages/de'
import styles from './tariff-page.module.css'

/** The tariff page: availability, one choice for all tiles, tiles, price tables and details. */
export function TariffPageView({ payload, query }: PageComponentProps<TariffPagePayload>) {
  const { category, categories, tariffs, audience, matrices } = payload
  const { value: cart } = useStore(cartStore)
  const checkData = useCheckedAddress()
  const [announcement, setAnnouncement] = useState('')
  const { choose, busyId, dialog } = useChooseTariff({
    prepare: withExtras,
    onChosen: (tariff) => setAnnouncement(text.tariffPage.chosenNow(tariff.product_name)),
  })

  const inCart = cart.tariff?.kind === 'landline' ? cart.tariff : undefined
  const linked = tariffBySlug(tariffs, query.slug, audience)
  const [picked, setPicked] = useState<Choice>()
  const choice = picked ?? choiceFrom(query, linked) ?? (inCart && choiceOf(inCart)) ?? DEFAULT_CHOICE
  const shown = variantsOf(tariffs, { audience, choice }, checkData)

  const [details, setDetails] = useState<LandlineTariff>()
  const [visited, setVisited] = useState<string>()
  const linkedFamily = linked && familyOf(linked)
  useEffect(() => {
    if (linkedFamily) showTile(linkedFamily, { focus: false })
  }, [linkedFamily])

  const misfit = checkData && inCart && !isAvailable(checkData, inCart.concrete_product_id) ? inCart : undefined

  function change(next: Choice): void {
    setPicked(next)
    setAnnouncement(text.tariffPage.pricesNow(TV_NAME[next.tv], monthsText(next.term)))
    // what is chosen follows the choice above the tiles, so that tile and summary show the same price
    if (!inCart || !isSoldTo(audience, inCart)) return
    const variant = variantOf(tariffs, { family: familyOf(inCart), audience, choice: next }, checkData)
    if (variant) choose(variant)
  }

  function show(tariff: LandlineTariff): void {
    const family = familyOf(tariff)
    setVisited(family)
    showTile(family, { focus: true })
  }

  return (
    <>
      <Wrap className="wrap--wide">
        <TariffHead
          items={[
            { label: text.start, href: routes.start() },
            { label: text.home, href: routes.home() },
            { label: labelOf(categories, category.slug) },
          ]}
          title={category.title}
          categories={categories}
          current={category.slug}
          hrefOf={routes.landlineTariffs}
        />
        <div className="toolbar">
          <AvailabilityCheck
            compact
            checkData={checkData}
            requested={query.fixedStep === FIXED_STEP_AVAILABILITY || query.fixedStep === FIXED_STEP_ADDRESS}
            notice={
              query.fixedStep === FIXED_STEP_AVAILABILITY &&
              !misfit && (
                <Alert kind="warning" title={NOTICE.tariffNotAvailable.title}>
                  {text.availability.fixedStep}
                </Alert>
              )
            }
          />
          <TariffControls
            choice={choice}
            tvChoices={surchargesOf(tariffs, audience)}
            terms={termsOf(tariffs)}
            announcement={announcement}
            onChange={change}
          />
        </div>
        {misfit && checkData && (
          <div className={styles.misfit}>
            <CartMisfit tariff={misfit} alternative={nearestPossible(misfit, shown, checkData)} onChoose={choose} />
          </div>
        )}
        <TariffGroups
          tariffs={shown}
          checkData={checkData}
          chosenId={cart.tariff?.concrete_product_id}
          busyId={busyId}
          highlighted={visited ?? linkedFamily}
          onChoose={choose}
          onDetails={setDetails}
          onShow={show}
        />
        <WaysToDecide lead={category.lead} tariffs={shown} />
        <OwnRouter category={category.slug} />
        <SummarySlot bar next={{ label: text.tariffPage.toOptions, href: routes.landlineOptions(category.slug) }} />
        <Section title={text.matrix.title}>
          <div className={styles.tables}>
            {matrices.map((matrix) => (
              <PriceMatrix key={matrix.rows[0]?.family} matrix={matrix} />
            ))}
          </div>
          <div className="price-notes">
            <PriceNotes tariffs={tariffs} />
          </div>
          <TariffDetailsList tariffs={shown} Facts={LandlineFacts} />
        </Section>
      </Wrap>
      <TariffDetailsDialog tariff={details} onClose={() => setDetails(undefined)}>
        {details && <LandlineFacts tariff={details} idPrefix="dialog" />}
      </TariffDetailsDialog>
      {dialog}
    </>
  )
}

function OwnRouter({ category }: { category: string }) {
  return (
    <section className="way-on" aria-labelledby="eigener-router">
      <Icon name="router" />
      <div>
        <h3 id="eigener-router">{text.tariffPage.ownRouter}</h3>
        <p className="small muted">{text.tariffPage.ownRouterText}</p>
      </div>
      <a className="link" href={routes.landlineHardware(category)}>
        {text.tariffPage.showHardware}
        <Icon name="arrow-right" />
      </a>
    </section>
  )
}

/** The choice that the address asks for: of the linked tariff, or `?tv=SMART` from the TV page. */
function choiceFrom(query: Record<string, string>, linked: LandlineTariff | undefined): Choice | undefined {
  if (linked && linked.concrete_product_id === query.slug) return choiceOf(linked)
  const tv = TVS.find((option) => option === query.tv)
  return tv && { ...DEFAULT_CHOICE, tv }
}

const labelOf = (categories: TariffPagePayload['categories'], slug: string): string =>
  categories.find((category) => category.slug === slug)?.label ?? slug
