/** What was ordered, with its prices. */
export const ordered = {
  things: 'Das haben Sie bestellt',
  sums: 'Das kostet Ihre Bestellung',
  perFourWeeks: 'je 4\u00a0Wochen',
  fourWeekly: (amount: string): string => `${amount} je 4\u00a0Wochen`,
  firstBill: 'Erste Rechnung, höchstens',
  firstBillText:
    'Der erste Monat und die einmaligen Kosten, ohne das, was nach Nutzung dazukommt. Ein angefangener Monat wird anteilig berechnet, dann ist sie niedriger.',
} as const
