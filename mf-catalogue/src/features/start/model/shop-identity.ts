import { COMPANY } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'

/** Who runs the shop, as schema.org data. Addresses are relative: JSON-LD resolves them against the page (JSON-LD 1.1, 9.1). */
export function shopIdentity(): object {
  const { brand, name, street, zipcode, city, email, phone } = COMPANY
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': '/#organization',
        name: brand,
        legalName: name,
        url: '/',
        email,
        telephone: `+49 ${phone.replace(/^0/, '')}`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode: zipcode,
          addressLocality: city,
          addressCountry: 'DE',
        },
      },
      {
        '@type': 'WebSite',
        '@id': '/#website',
        name: brand,
        url: '/',
        inLanguage: 'de',
        publisher: { '@id': '/#organization' },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${routes.search()}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
