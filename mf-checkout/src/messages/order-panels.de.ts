import { WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import type { WithdrawalState } from '@nimbus/shared-contracts/order-status'

const NO_REASONS = 'Ohne Anmeldung und ohne Angabe von Gründen.'

/** What belongs to an order, on its confirmation and its status page, and its dates as a calendar file. */
export const orderPanels = {
  done: ' (erledigt)',
  problem: ' (hier fehlt etwas)',
  withdrawTitle: 'Doch anders entschieden?',
  withdrawText: {
    OPEN: (day) => `Sie können mindestens bis ${day} widerrufen. ${NO_REASONS}`,
    RUNNING: (day) => `Sie können bis ${day} widerrufen. ${NO_REASONS}`,
    FROM_RECEIPT: (day) =>
      `Sie können mindestens bis ${day} widerrufen, und ${WITHDRAWAL_TIME} ab dem Tag, an dem Sie das letzte Gerät erhalten haben, wenn das später ist. ${NO_REASONS}`,
    OVER: (day) => `Die Widerrufsfrist endete am ${day}. Kündigen können Sie weiterhin.`,
    LATER: () => `Die Widerrufsfrist beginnt erst, wenn der Vertrag geschlossen ist. ${NO_REASONS}`,
  } satisfies Record<Exclude<WithdrawalState, 'NONE'>, (day: string) => string>,
  withdraw: 'Vertrag widerrufen',
  cancel: 'Verträge hier kündigen',
  choices: 'Das haben Sie gewählt',
  documents: 'Ihre Dokumente',
  pdf: 'PDF',
  webPage: 'Webseite',
  dates: 'Ihre Termine',
  lastWithdrawal: {
    OPEN: 'Widerruf möglich mindestens bis',
    RUNNING: 'Widerruf möglich bis',
    FROM_RECEIPT: 'Widerruf möglich mindestens bis',
    OVER: 'Widerrufsfrist endete am',
    // no day is known, or none counts
    LATER: undefined,
    NONE: undefined,
  } satisfies Record<WithdrawalState, string | undefined>,
  introEnd: 'Startpreis bis',
  termEnd: 'Mindestlaufzeit bis',
  notice: 'Kündigen bis',
  calendar: 'In den Kalender (.ics)',
  calendarFile: 'nimbus-vertrag.ics',
  calendarIntroEnd: (order: string): string => `Nimbus ${order}: letzter Tag zum Startpreis`,
  calendarTermEnd: (order: string): string => `Nimbus ${order}: Ende der Mindestlaufzeit`,
  calendarNotice: (order: string): string =>
    `Nimbus ${order}: letzter Tag für die Kündigung zum Ende der Mindestlaufzeit`,
  calendarWithdrawal: (order: string, isLast: boolean): string =>
    `Nimbus ${order}: ${isLast ? 'letzter Tag für den Widerruf' : 'Widerruf mindestens bis heute möglich'}`,
  contact: 'Fragen zur Bestellung?',
  contactText: 'Nennen Sie uns bitte Ihre Bestellnummer.',
} as const
