import { SEPA_MANDATE } from '../../kernel/company/sepa-mandate'
import { addressFields, addressIds } from '../fields/address-fields'
import { checkbox, choice, type ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'
import { MASKED_IBAN } from '../fields/iban'

/** What is said of the method and of each way to pay; prepaid is paid before it is used, and there is no bill of it. */
const POST_PAID = {
  hint: 'Beide sind kostenlos.',
  methods: { DIRECT_DEBIT: 'Lastschrift', INVOICE: 'Überweisung nach Rechnung' },
}
const PREPAID = {
  hint: 'Sie zahlen alle 4 Wochen im Voraus. Beide Wege sind kostenlos.',
  methods: { DIRECT_DEBIT: 'Lastschrift, automatisch alle 4 Wochen', INVOICE: 'Überweisung auf Ihr Guthabenkonto' },
}

/** How the customer pays (FIELD-15). Any SEPA account is welcome (Reg. (EU) 260/2012 Art. 9). */
export function paymentForm({ hasIban, tariff }: FormContext): ScopeForm {
  const prepaid = tariff.kind === 'prepaid'
  const { hint, methods } = prepaid ? PREPAID : POST_PAID
  const byDebit = { field: 'payment.method', equals: 'DIRECT_DEBIT' }
  const differs = { field: 'payment.holder_differs', equals: true }
  const iban = { format: 'iban', minLength: 15, maxLength: 42 }
  return {
    sections: [
      { id: 'method', title: 'Wie möchten Sie bezahlen?', fields: ['payment.method'] },
      {
        id: 'account',
        title: 'Ihr Konto',
        fields: [
          'payment.account_holder',
          'payment.iban',
          'payment.holder_differs',
          ...addressIds('payment.holder_address'),
          'payment.mandate_accepted',
        ],
      },
      ...(prepaid ? [] : [{ id: 'bill', title: 'Ihre Rechnung', fields: ['payment.bill_channel'] }]),
    ],
    fields: {
      'payment.method': choice(
        { personal: false, type: 'radio', label: 'Zahlungsart', hint, layout: { width: 'full' } },
        methods,
        true,
      ),
      'payment.account_holder': {
        personal: 'account',
        definition: {
          type: 'text',
          label: 'Kontoinhaberin oder Kontoinhaber',
          autocomplete: 'name',
          layout: { width: 'full' },
          visibleIf: byDebit,
          requiredWhenVisible: true,
        },
        rule: { type: 'string', minLength: 2, maxLength: 70 },
      },
      'payment.iban': {
        personal: 'account',
        definition: {
          type: 'iban',
          label: 'IBAN',
          ...(hasIban && { hint: 'Ihre IBAN ist gespeichert. Zum Ändern geben Sie eine neue ein.' }),
          layout: { width: 'full' },
          visibleIf: byDebit,
          requiredWhenVisible: true,
          errorMessages: {
            format: 'Bitte geben Sie eine gültige IBAN ein.',
            minLength: 'Bitte geben Sie eine gültige IBAN ein.',
            maxLength: 'Bitte geben Sie eine gültige IBAN ein.',
            if: 'Bitte geben Sie eine gültige IBAN ein.',
          },
        },
        // a stored IBAN comes back masked; the server knows which one is meant
        rule: hasIban ? { type: 'string', if: { pattern: MASKED_IBAN }, else: iban } : { type: 'string', ...iban },
      },
      'payment.holder_differs': checkbox({
        personal: false,
        label: 'Das Konto gehört jemand anderem',
        visibleIf: byDebit,
      }),
      ...addressFields('payment.holder_address', { personal: 'account', autocomplete: 'billing', visibleIf: differs }),
      'payment.mandate_accepted': {
        personal: false,
        definition: {
          type: 'checkbox',
          label: 'Ich erteile das SEPA-Lastschriftmandat.',
          review_label: 'SEPA-Lastschriftmandat erteilt',
          hint: SEPA_MANDATE,
          layout: { width: 'full' },
          visibleIf: byDebit,
          requiredWhenVisible: true,
        },
        rule: { type: 'boolean', const: true },
      },
      ...(!prepaid && {
        'payment.bill_channel': {
          ...choice(
            { personal: false, type: 'radio', label: 'Rechnung', optional: true, layout: { width: 'full' } },
            { ONLINE: 'Online, kostenlos', PAPER: 'Auf Papier per Post, kostenlos' },
          ),
          initial: 'ONLINE',
        },
      }),
    },
  }
}
