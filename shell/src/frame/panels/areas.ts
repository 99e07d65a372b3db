import {
  ACCESSORY_CATEGORY,
  DEVICE_CATEGORY,
  FIXED_STEP_AVAILABILITY,
  LANDLINE_YOUNG_CATEGORY,
  MOBILE_CATEGORY,
  MOBILE_YOUNG_CATEGORY,
  PREPAID_CATEGORY,
  routes,
  TABLET_CATEGORY,
  WATCH_CATEGORY,
} from '@nimbus/shared-contracts/routes'
import { messages } from '../../messages/de'
import { panels } from '../../messages/panels.de'

const text = panels.menu

const FIBRE = 'glasfaser-tarife'

export interface MenuLink {
  label: string
  href: string
  about?: string
  /** A page of tariffs, which has a first price. */
  priced?: true
}

export interface MenuArea {
  label: string
  href: string
  columns: readonly { title: string; links: readonly MenuLink[] }[]
}

const ADVISOR: MenuLink = { label: text.advisor, href: routes.advisor(), about: text.advisorText }
const COMPARE: MenuLink = { label: text.compare, href: routes.compare(), about: text.compareText }

/** Address check: what opens it for another address is no error. */
export const CHECK: MenuLink = {
  label: text.check,
  href: routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }),
  about: text.checkText,
}

/** The areas that have a panel, each with the same three questions: what is there, what can be added, how do I decide. */
export const MENU_AREAS: readonly [home: MenuArea, mobile: MenuArea] = [
  {
    label: messages.header.athome,
    href: routes.home(),
    columns: [
      {
        title: text.internet,
        links: [
          { label: text.fibre, href: routes.landlineTariffs(FIBRE), priced: true },
          { label: text.dsl, href: routes.landlineTariffs('dsl-tarife'), priced: true },
          { label: text.young, href: routes.landlineTariffs(LANDLINE_YOUNG_CATEGORY), priced: true },
        ],
      },
      {
        title: text.extras,
        links: [
          { label: text.hardware, href: routes.landlineHardware(FIBRE), about: text.hardwareText },
          { label: text.television, href: routes.television(), about: text.televisionText },
          { label: text.options, href: routes.landlineOptions(FIBRE), about: text.optionsText },
        ],
      },
      { title: text.decide, links: [CHECK, ADVISOR, COMPARE] },
    ],
  },
  {
    label: messages.header.mobileArea,
    href: routes.mobile(),
    columns: [
      {
        title: text.tariffs,
        links: [
          { label: text.mobile, href: routes.mobileTariffs(MOBILE_CATEGORY), priced: true },
          { label: text.young, href: routes.mobileTariffs(MOBILE_YOUNG_CATEGORY), priced: true },
          { label: text.prepaid, href: routes.mobileTariffs(PREPAID_CATEGORY), priced: true },
        ],
      },
      {
        title: text.devices,
        links: [
          { label: text.smartphones, href: routes.devices(DEVICE_CATEGORY) },
          { label: text.tablets, href: routes.devices(TABLET_CATEGORY) },
          { label: text.watches, href: routes.devices(WATCH_CATEGORY) },
          { label: text.accessories, href: routes.devices(ACCESSORY_CATEGORY) },
        ],
      },
      {
        title: text.decide,
        links: [ADVISOR, COMPARE, { label: text.esim, href: `${routes.help()}#esim`, about: text.esimText }],
      },
    ],
  },
]
