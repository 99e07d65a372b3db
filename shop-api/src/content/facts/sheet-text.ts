const NBSP = '\u00a0'

/** The words of a product information sheet (TKTransparenzV § 1), for page and PDF. */
export const sheetText = {
  term: (term: number) => (term === 0 ? 'keine Mindestlaufzeit' : `${term}${NBSP}${term === 1 ? 'Monat' : 'Monate'}`),
  withdrawnOn: 'Angeboten bis',
  product: 'Produkt',
  accessServices: 'Zugangsdienste',
  launchedOn: 'Datum der Markteinführung',
  termLabel: 'Vertragslaufzeit',
  renewal: 'Voraussetzungen für die Verlängerung',
  termination: 'Voraussetzungen für die Beendigung',
  download: 'Datenübertragungsrate im Download',
  upload: 'Datenübertragungsrate im Upload',
  volumeLimit: 'Datenvolumen',
  monthly: 'Monatlicher Preis',
  fourWeekly: `Preis je 4${NBSP}Wochen`,
  usage: 'Nutzungsabhängige Preise',
  oneOff: 'Einmaliger Preis',
  provider: 'Anbieter',
  estimatedMax: (speed: string) => `geschätzt maximal ${speed}`,
  max: (speed: string) => `maximal ${speed}`,
  normal: (speed: string) => `normalerweise verfügbar ${speed}`,
  min: (speed: string) => `minimal ${speed}`,
  aMonth: (price: string) => `entspricht ${price} im Monat`,
  everyMonth: (price: string) => `${price} in jedem Monat`,
  inMonths: (price: string, from: number, till: number) =>
    from === till ? `${price} in Monat ${from}` : `${price} in Monat ${from}–${till}`,
  fromMonth: (price: string, from: number) => `${price} ab Monat ${from}`,
  oneOffPart: {
    device: (price: string) => `${price} für das Gerät`,
    provisioning: (price: string) => `${price} für die Bereitstellung`,
    shipping: (price: string) => `${price} für den Versand, wenn Sie Geräte bestellen`,
    other: (price: string) => price,
  },
  none: 'keiner',
} as const
