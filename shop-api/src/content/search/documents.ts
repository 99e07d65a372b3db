import type { Catalogue } from '../../catalogue/versions/catalogue'
import { benefitDocuments } from './benefit-documents'
import { deviceDocuments } from './device-documents'
import { helpDocuments } from './help-documents'
import { legalDocuments } from './legal-documents'
import { pageDocuments } from './page-documents'
import type { SearchDocument } from './search-document'
import { tariffDocuments } from './tariff-documents'

/** Everything that can be found at an instant: what is sold then, and the texts in force. */
export const documentsAt = (catalogue: Catalogue, now: Date): SearchDocument[] => [
  ...pageDocuments,
  ...tariffDocuments(catalogue),
  ...deviceDocuments(catalogue),
  ...benefitDocuments(catalogue, now),
  ...helpDocuments(catalogue.data()),
  ...legalDocuments(catalogue.data(), now),
]
