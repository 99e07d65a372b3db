/** The category that the start page names a price of, and leads to. */
export const FIBRE_CATEGORY = 'glasfaser-tarife'
