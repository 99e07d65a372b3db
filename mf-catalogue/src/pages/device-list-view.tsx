import { useEffect } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { MOBILE_YOUNG_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import type { PageComponentProps } from '@nimbus/shared-ui/remote'
import type { DeviceListPage } from '../features/device-list/api/load-device-list'
import { choiceOf, isClean, listHref, NO_TARIFF, type ListChoice } from '../features/device-list/model/list-choice'
import { DeviceList } from '../features/device-list/ui/device-list'
import styles from '../features/device-list/ui/device-list.module.css'
import { TariffBar } from '../features/device-list/ui/tariff-bar'
import { useOwnTariff } from '../features/device-list/ui/use-own-tariff'
import * as messages from '../messages/de'
import { onceNote } from '../messages/once-note'
import { minimumTermText, throttlingText } from '../messages/volume-text'

const text = messages.deviceList

/** The list: the tariff that prices are with, filters, devices. */
export function DeviceListView({ payload: list, query }: PageComponentProps<DeviceListPage>) {
  const { category, categories, tariff, tariffChosen, cards } = list
  const shown = choiceOf(query, { ...list, shown: cards.map((card) => card.shown.id) })
  const own = useOwnTariff(list, query.tariff)
  useCleanAddress(category.slug, query, shown)

  return (
    <Wrap className="wrap--wide">
      <div className="page-head">
        <Breadcrumbs
          items={[
            { label: text.start, href: routes.start() },
            { label: text.mobile, href: routes.mobile() },
            { label: category.title },
          ]}
        />
        <PageHeading title={category.title} />
        <nav className={`tabs ${styles.categories}`} aria-label={text.categories}>
          {categories.map(({ slug, label }) => (
            <a key={slug} href={routes.devices(slug)} aria-current={slug === category.slug ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </div>
      <DeviceList
        list={list}
        shown={shown}
        own={own}
        priced={<TariffBar tariff={tariff} chosen={tariffChosen} link={tariffLink(list, shown, own)} />}
      />
      <p className={styles.lead}>{category.lead}</p>
      <p className={`xs ${styles.note}`}>
        <span>{`${onceNote(cards[0]?.price.parts ?? [])} ${text.note(tariff.name, throttlingText(tariff.volume), minimumTermText(tariff.term))} `}</span>
        <span>{`${tariffChosen ? `${text.hiddenNote} ` : ''}${text.plugNote}`}</span>
      </p>
    </Wrap>
  )
}

/** Back to the own tariff where the list is shown without it, else to the tariffs. */
function tariffLink(
  { category, tariff, tariffChosen }: DeviceListPage,
  shown: ListChoice,
  own: string | undefined,
): { label: string; href: string } {
  if (shown.tariff === NO_TARIFF && own) {
    return { label: text.tariff.useOwn, href: listHref(category.slug, { ...shown, tariff: own, page: 1 }) }
  }
  const tariffs = routes.mobileTariffs(tariff.offer === 'YOUNG' ? MOBILE_YOUNG_CATEGORY : undefined)
  return { label: tariffChosen ? text.tariff.change : text.tariff.choose, href: tariffs }
}

/** Takes out of the address what the list doesn't know; the list is the same without it (VAR-67). */
function useCleanAddress(category: string, query: Record<string, string>, shown: ListChoice): void {
  const clean = isClean(query, shown)
  const href = listHref(category, shown)
  useEffect(() => {
    if (!clean) host().navigate(href, { replace: true, shown: true })
  }, [clean, href])
}
