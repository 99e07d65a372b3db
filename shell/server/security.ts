import { EARLY_CLICKS_HASH } from './document/early-clicks'
import { LATE_SCRIPTS_HASH } from './document/late-scripts'

/** Content security policy of all pages: own scripts only and no eval; styles inline, since each page brings its CSS. */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", EARLY_CLICKS_HASH, LATE_SCRIPTS_HASH],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
}

/**
 * Of a PDF: shown by the browser's own viewer, a plugin to the policy of pages, in a page of this shop only. Set for every
 * PDF, since the policy of pages is set for every answer; the API says the same of its own where it runs without the edge.
 */
export const PDF_POLICY = "frame-ancestors 'self'"
