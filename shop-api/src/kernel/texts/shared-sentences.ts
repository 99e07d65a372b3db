/** What counts to a volume that has a limit (TKTransparenzV § 1), wherever it is written. */
export const COUNTED_USE = 'Angerechnet wird jede Datennutzung in Deutschland und in der EU, Telefonie und SMS nicht.'

/** Whose a device is that is bought with a tariff, in the terms and in the contract summary alike. */
export const OWNERSHIP = 'Das Gerät gehört Ihnen, sobald es vollständig bezahlt ist.'
