import * as v from 'valibot'
import { checkDevicePrices, checkPriceList } from './check-device-prices'
import { checkDeviceNames, checkDevices, checkDrawnColors } from './check-devices'
import { checkArchive } from './check-archive'
import { checkCampaigns } from './check-campaigns'
import { checkLinkedCategories } from './check-categories'
import { checkItems } from './check-items'
import {
  checkMobileCategories,
  checkMobileOffers,
  checkMobilePrices,
  checkMobileTerms,
  checkVolumes,
} from './check-mobile'
import { checkFees, checkPrices } from './check-prices'
import { checkPromotionPeriods, checkStartPrices } from './check-promotions'
import { checkSpeeds } from './check-speeds'
import { checkNames, checkOffers, checkTerms } from './check-terms'
import { catalogueDataSchema, type CatalogueData } from '../data/data'
import { shapeProblems, type Problem } from '../data/problem'

const RULES = [
  checkTerms,
  checkOffers,
  checkNames,
  checkLinkedCategories,
  checkSpeeds,
  checkPromotionPeriods,
  checkStartPrices,
  checkCampaigns,
  checkItems,
  checkPrices,
  checkFees,
  checkMobileTerms,
  checkVolumes,
  checkMobileOffers,
  checkMobileCategories,
  checkMobilePrices,
  checkArchive,
  checkDeviceNames,
  checkDevices,
  checkDrawnColors,
  checkPriceList,
  checkDevicePrices,
]

/** The data when nothing is wrong with them, else every problem that was found. */
export type CheckOutcome = { ok: true; value: CatalogueData } | { ok: false; error: Problem[] }

/** Checks catalogue files: first their shape, then the rules. checkCatalogue({}) → all files are missing */
export function checkCatalogue(files: unknown): CheckOutcome {
  const parsed = v.safeParse(catalogueDataSchema, files)
  if (!parsed.success) return { ok: false, error: shapeProblems(parsed.issues) }
  const problems = RULES.flatMap((rule) => rule(parsed.output))
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: parsed.output }
}
