/**
 * Countries of the SEPA schemes by the first letters of their IBANs: the 27 of the EU, the EEA's others, and those that joined
 * (EPC409-09, list of SEPA scheme countries, 41 countries, as of 22 May 2025 when Serbia was added; looked up on 29 November
 * 2026). Territories whose accounts may be written with letters of their own belong to their countries.
 */
export const SEPA_COUNTRIES: readonly string[] = [
  // EU
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  // EEA, those that joined, Gibraltar
  'IS LI NO AD AL CH GB GI MC MD ME MK RS SM VA',
  // of Finland and France
  'AX BL GF GP MF MQ PM RE YT',
].flatMap((countries) => countries.split(' '))
