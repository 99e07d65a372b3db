import { plannedLineOf } from '@nimbus/shared-contracts/availability'
import { addMonths, formatGermanDate, latestDay } from '@nimbus/shared-contracts/dates'
import { LINE_NUMBERS_MONTHS, LONGEST_TERM } from '@nimbus/shared-contracts/law'
import { routes } from '@nimbus/shared-contracts/routes'
import { monthsText, plannedStart, plannedTitle } from '@nimbus/shared-contracts/wording'
import { earliestStart } from '../../kernel/dates/legal-dates'
import type { FormContext } from '../fields/form-context'

/** Months ahead that a start can be chosen, from the first day on that is possible; of a change of provider the whole term. */
export const START_MONTHS = 6

/**
 * The days that the steps of a line may name, and why no others (decision 060). Start and end of the former contract stand in
 * two steps, either of which may be saved first: each form has the day that the other one has saved.
 */
export const lineDays = (context: FormContext) => ({ ...startOf(context), ...formerEndOf(context) })

/** The day after which nothing of the new contract's minimum term is left to be used. */
const termEnd = ({ today, tariff }: FormContext): string =>
  addMonths(today, tariff.properties.contract_term || LONGEST_TERM)

/** The first and the last day on which a line can start: built, where it is planned, and not beside the former contract. */
function startOf(context: FormContext) {
  const { today, kind, tariff, checkData, formerEnd = '' } = context
  const lead = earliestStart(today)
  const planned = plannedLineOf(tariff, checkData)
  const from = planned?.from ?? ''
  const first = latestDay(lead, from, formerEnd)
  const months = addMonths(first > lead ? first : today, START_MONTHS)
  // the former contract's end is asked for later, or may still be changed, up to the end of the term
  const last = kind === 'provider-change' || months > termEnd(context) ? termEnd(context) : months
  return {
    earliestStart: first,
    latestStart: latestDay(first, last),
    plannedStart: planned ? plannedStart(planned) : '',
    startTooEarly: whyNotBefore(first, { lead, from }),
    formerEnd: formerEnd && formatGermanDate(formerEnd),
    changeStep: routes.checkout({ step: 'provider-change' }),
  }
}

/** Nothing where the time to withdraw alone is the reason, for which the form has its usual sentence. */
function whyNotBefore(first: string, { lead, from }: { lead: string; from: string }): string {
  if (first === lead) return ''
  const day = formatGermanDate(first)
  return first === from
    ? `${plannedTitle({ from })}. Bitte wählen Sie den ${day} oder einen späteren Tag.`
    : `Ihr bisheriger Vertrag endet erst am ${day}, vorher startet Ihr Anschluss bei uns nicht. Bitte wählen Sie diesen ` +
        'oder einen späteren Tag, oder ändern Sie das Vertragsende im Schritt „Anbieterwechsel“.'
}

/** When the former contract may end: in time for its numbers, before a start that is wished, and within the new term. */
function formerEndOf(context: FormContext) {
  const { today, tariff, wishedStart = '' } = context
  const [day, end] = [wishedStart, termEnd(context)].map((date) => date && formatGermanDate(date))
  const isWished = wishedStart !== '' && wishedStart <= termEnd(context)
  return {
    earliestLineEnd: addMonths(today, -LINE_NUMBERS_MONTHS),
    latestLineEnd: isWished ? wishedStart : termEnd(context),
    lineEndTooLate: isWished
      ? `Als Start Ihres Anschlusses haben Sie den ${day} gewünscht. Solange Ihr bisheriger Vertrag läuft, startet er nicht. ` +
        'Bitte ändern Sie den Wunschtermin im Schritt „Anschluss“ oder prüfen Sie das Vertragsende.'
      : `Bitte wählen Sie ein Datum bis zum ${end}. Die Mindestlaufzeit von ${monthsText(tariff.properties.contract_term || LONGEST_TERM, 'dative')} ` +
        'beginnt mit dem Vertragsschluss und wäre sonst vorbei, bevor Ihr Anschluss startet.',
    wishedStart: day,
    connectionStep: routes.checkout({ step: 'connection' }),
  }
}
