/** What customers read of the statutory guarantee. */
export const text = {
  heading: 'Gesetzliche Gewährleistung',
  facts:
    'Für dieses Gerät gilt die gesetzliche Gewährleistung von 2\u00a0Jahren. Ist die Ware mangelhaft, können Sie Reparatur oder Ersatz verlangen, ohne Kosten für Sie.',
  notice: 'EU-Mitteilung',
  noticeLabel: 'Platzhalter für die EU-Gewährleistungsmitteilung',
} as const
