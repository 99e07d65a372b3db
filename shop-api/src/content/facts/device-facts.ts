/** Whose a device is that is bought with a tariff, in the terms and in the contract summary alike. */
export const OWNERSHIP = 'Das Gerät gehört Ihnen, sobald es vollständig bezahlt ist.'
