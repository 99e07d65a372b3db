import { textRule } from './empty'

/** Longest local part and longest address (RFC 5321, 4.5.3.1). */
const LOCAL_MAX = 64
const ADDRESS_MAX = 254

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** True for one e-mail address; umlauts in it and in its domain are fine. isEmail('müller@büro.example') → true */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = text.slice(at + 1)
  return at > 0 && at <= LOCAL_MAX && text.length <= ADDRESS_MAX && LOCAL.test(local) && isHost(domain)
}

/** A host name with a top level of two letters or more. */
function isHost(host: string): boolean {
  const labels = host.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^\p{L}[\p{L}\p{N}-]+$/u.test(labels.at(-1) ?? '')
  )
}

/** An e-mail address. email('kunde@example.org') → true; email('kunde@example') → false */
export const email = textRule(isEmail)

/** A web address with http or https. url('https://example.org/a?b=c') → true; url('javascript:alert(1)') → false */
export const url = textRule((text) => {
  try {
    const { protocol, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && isHost(hostname)
  } catch {
    return false
  }
})
