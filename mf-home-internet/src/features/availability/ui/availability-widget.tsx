import * as v from 'valibot'
import { AvailabilityEntry } from './availability-entry'

/**
 * Props of `mf-home-internet/availability`: `href` is where "Tarife ansehen" leads (the landline tariffs when not given),
 * `showTariffs: false` leaves that link out. Others and wrong types are ignored.
 */
const availabilityProps = v.fallback(
  v.object({ href: v.optional(v.string()), showTariffs: v.optional(v.boolean()) }),
  {},
)

export function AvailabilityWidget(props: Record<string, unknown>) {
  return <AvailabilityEntry {...v.parse(availabilityProps, props)} />
}
