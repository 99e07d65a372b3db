/** Hash of the footer link that opens the consent dialog again, from any page. */
export const CONSENT_HASH = '#datenschutz-einstellungen'
