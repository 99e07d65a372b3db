/** Above what is paid by use: in comparison, details, order, contract and sheet alike. */
export const USAGE_PRICES = 'Nutzungsabhängige Preise'
