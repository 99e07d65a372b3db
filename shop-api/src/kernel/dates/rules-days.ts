/** Days that the rules of a form stay after they were given out for the last time: a draft, and so its form, lives for one. */
export const RULES_DAYS = 7
