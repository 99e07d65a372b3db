/** What a remote loads: its scripts and styles, its pictures and fonts, and what changes while it is developed. */
const WIDENED = new Set(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])

/**
 * The policy with one more origin for what a remote loads, and its web socket for changes; all else stays as strict.
 * withOrigin("script-src 'self';object-src 'none'", 'http://localhost:3100')
 *   → "script-src 'self' http://localhost:3100;object-src 'none'"
 */
export function withOrigin(policy: string, origin: string): string {
  const socket = origin.replace(/^http/, 'ws')
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ')
      if (!WIDENED.has(name)) return directive
      return `${directive} ${name === 'connect-src' ? `${origin} ${socket}` : origin}`
    })
    .join(';')
}
