import * as v from 'valibot'
import bundled from '../../../data/catalogue/usage-prices.json'
import { priceSchema } from './values'

/** usage-prices.json: what is paid by use and stands in no tariff's price, in cents a minute where nothing else is said. */
const usagePricesSchema = v.strictObject({
  /** Calls from the landline; calls to the German landline belong to each tariff. */
  landline: v.strictObject({
    mobile_networks: priceSchema,
    /** Landline of the countries of the option that makes them free. */
    europe: priceSchema,
    /** Mobile networks of these; a list that was put live before it was named has that of this build. */
    europe_mobile: v.optional(priceSchema, bundled.landline.europe_mobile),
    north_america: priceSchema,
    world: priceSchema,
  }),
  /** From Germany to other countries; what a tariff has in Germany is its own. */
  mobile: v.strictObject({
    europe: v.strictObject({ minute: priceSchema, sms: priceSchema }),
    world: v.strictObject({ minute: priceSchema, sms: priceSchema }),
  }),
  /** Abroad, outside of the European Economic Area. */
  roaming: v.strictObject({
    world: v.strictObject({ minute: priceSchema, incoming: priceSchema, sms: priceSchema, megabyte: priceSchema }),
    /** Cents a month at which data end. */
    data_limit: priceSchema,
  }),
  /** The highest that is charged; what a number costs is told before it costs something. */
  service_numbers: v.strictObject({
    service_minute: priceSchema,
    service_call: priceSchema,
    directory_minute: priceSchema,
    premium_minute: priceSchema,
    premium_call: priceSchema,
    vote_call: priceSchema,
  }),
})

/** A catalogue that was put live before there was a list has the one of this build. */
export const usageFileEntry = { 'usage-prices': v.optional(usagePricesSchema, bundled) }
