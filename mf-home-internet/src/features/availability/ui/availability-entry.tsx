import { LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { useCheckedAddress } from '@nimbus/shared-ui/checked-address'
import { LinkButton } from '@nimbus/shared-ui/button'
import { text } from '../../../messages/de'
import { AvailabilityCheck } from './availability-check'

interface AvailabilityEntryProps {
  /** Where "Tarife ansehen" leads once there is a result; the landline tariffs when not given. */
  href?: string
  /** False leaves the link to the tariffs out, for pages that have their own next step. */
  showTariffs?: boolean
}

/** The check for pages that sell nothing themselves: with a result it leads to the tariffs. */
export function AvailabilityEntry({
  href = routes.landlineTariffs(LANDLINE_CATEGORY),
  showTariffs = true,
}: AvailabilityEntryProps) {
  const checkData = useCheckedAddress()
  return (
    <AvailabilityCheck
      checkData={checkData}
      action={
        showTariffs && (
          <LinkButton href={href} size="s">
            {text.availability.toTariffs}
          </LinkButton>
        )
      }
    />
  )
}
