/** Months without a line at the provider that make somebody a new customer (spec section 5). */
export const NEW_CUSTOMER_MONTHS = 3
