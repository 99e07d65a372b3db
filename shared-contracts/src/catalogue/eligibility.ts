import type { Option } from './item'
import type { Tariff } from './product'
import { technologyOf, tvOf } from './tariff-facts'

/** The catalogue's group of streaming packages. */
export const STREAMING_GROUP = 'streaming-video'

/** Months without a line at the provider that make somebody a new customer (PROD-8). */
export const NEW_CUSTOMER_MONTHS = 3

/** True for a tariff for 18 to 27 year-olds (PROD-8): DSL M Young, DSL M Regio Young → true */
export const isYoung = ({ properties: { offer } }: Pick<Tariff, 'properties'>): boolean =>
  offer === 'YOUNG' || offer === 'REGIO_YOUNG'

/**
 * True when there are streaming services in it, whose terms the customer accepts (PROD-8): they are in every TV
 * tariff and in the streaming packages. hasStreaming(Glasfaser 150 mit TV Smart) → true; (DSL M, [Netzspeicher]) → false
 */
export const hasStreaming = (tariff: Tariff, options: readonly Pick<Option, 'grouping_id'>[] = []): boolean =>
  tvOf(tariff) !== 'NONE' || options.some(({ grouping_id }) => grouping_id === STREAMING_GROUP)

/** True for a tariff that needs a fibre house connection (PROD-8). needsFibreConnection(Glasfaser 150) → true */
export const needsFibreConnection = (tariff: Tariff): boolean => technologyOf(tariff) === 'FIBRE'
