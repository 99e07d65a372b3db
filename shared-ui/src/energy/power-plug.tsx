import type { PowerSupply } from '@nimbus/shared-contracts/catalogue'
import { text } from './de'

interface PowerPlugProps {
  powersupply: PowerSupply
  /** Shows in words what the pictogram says, with the charging power. */
  withText?: boolean
}

/** Pictogram of a charger that is included or, struck out, is not (Directive (EU) 2022/2380). */
export function PowerPlug({ powersupply, withText = false }: PowerPlugProps) {
  return (
    <span className="plug">
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect x="2" y="2" width="28" height="28" rx="4" />
        <rect x="10" y="13" width="12" height="12" rx="2.5" />
        <path d={powersupply.included ? PLUG : `${PLUG}${STRUCK_OUT}`} />
      </svg>
      <span className={withText ? undefined : 'vh'}>{chargerText(powersupply)}</span>
    </span>
  )
}

const PLUG = 'M13 13V8m6 5V8'
const STRUCK_OUT = 'M5.5 26.5l21-21'

/** chargerText({included: false, min_w: 5, max_w: 30, usb_pd: true}) → 'Ladegerät nicht dabei, 5 bis 30 W, USB PD' */
export const chargerText = (powersupply: PowerSupply): string =>
  [text.charger(powersupply.included), text.power(powersupply), ...(powersupply.usb_pd ? [text.usbPd] : [])].join(', ')
