/** Texts of the search form. */
export const text = {
  label: 'Suchbegriff',
  placeholder: 'Zum Beispiel Glasfaser 300',
  search: 'Suchen',
} as const
