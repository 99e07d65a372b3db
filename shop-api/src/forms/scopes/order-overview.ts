import { checkbox, type ScopeForm } from '../fields/fields'

/** What the customer confirms last; version and hash are filled by the page with what it shows. */
export function orderOverviewForm(): ScopeForm {
  const hash = { type: 'string', minLength: 8, maxLength: 64 }
  return {
    sections: [{ id: 'summary', title: 'Vertragszusammenfassung', fields: ['overview.summary_received'] }],
    fields: {
      'overview.summary_version': { personal: false, rule: hash, required: true },
      'overview.total_hash': { personal: false, rule: hash, required: true },
      'overview.summary_received': checkbox(
        {
          personal: false,
          label: 'Ich habe die Vertragszusammenfassung erhalten.',
          errorMessages: {
            required: 'Bitte bestätigen Sie, dass Sie die Vertragszusammenfassung erhalten haben.',
            const: 'Bitte bestätigen Sie, dass Sie die Vertragszusammenfassung erhalten haben.',
          },
        },
        true,
      ),
    },
  }
}
