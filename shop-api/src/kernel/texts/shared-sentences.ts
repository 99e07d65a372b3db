/** Where a tariff is used as at home (roaming regulation (EU) 2022/612, which the EEA has taken over), after "in". */
export const LIKE_HOME = 'der EU, in Island, Liechtenstein und Norwegen'

/** What counts to a volume that has a limit (TKTransparenzV § 1), wherever it is written. */
export const COUNTED_USE = `Angerechnet wird jede Datennutzung in Deutschland, in ${LIKE_HOME}. Telefonie und SMS zählen nicht.`

/** A volume that has no end, in the contract summary and in the documents of its tariff. */
export const NO_LIMIT = 'Ohne Begrenzung, ohne Drosselung.'

/** Where the prices stand that no tariff includes, in the service description (LAW-29). */
export const OTHER_USE = 'Gespräche und Nachrichten, die der Tarif nicht enthält, kosten, was die Preisliste sagt.'

/** Whose a device is that is bought with a tariff, in the terms and in the contract summary alike. */
export const OWNERSHIP = 'Das Gerät gehört Ihnen, sobald es vollständig bezahlt ist.'

/** What may be done about a service that is slower than agreed (TKG § 57), in the contract summary and in its sheets. */
export const REMEDY =
  'Weicht sie erheblich, anhaltend oder regelmäßig ab, können Sie den Preis mindern oder außerordentlich kündigen (§ 57 TKG).'
