/** Texts of the second level of the consent; they come with it. */
export const consentChoice = {
  necessary: 'Notwendig',
  necessaryText: 'Warenkorb, Adresse, Bestellung und Sitzung. Ohne sie kann der Shop nicht verkaufen.',
  statistics: 'Statistik',
  statisticsText: 'Wir messen, welche Seiten besucht und welche Bestellungen begonnen und abgeschlossen werden.',
} as const
