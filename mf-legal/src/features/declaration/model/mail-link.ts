/**
 * A mailto link (RFC 6068) with subject and body; lines end with CRLF, spaces are %20, since "+" would stay a plus.
 * mailLink('a@b.example', 'Ein Widerruf', ['1', '2']) → 'mailto:a@b.example?subject=Ein%20Widerruf&body=1%0D%0A2'
 */
export function mailLink(address: string, subject: string, lines: readonly string[]): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
