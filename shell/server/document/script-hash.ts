import crypto from 'node:crypto'

/** How a content security policy names one inline script: scriptHash('a()') → "'sha256-…'" */
export const scriptHash = (script: string): string =>
  `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`
