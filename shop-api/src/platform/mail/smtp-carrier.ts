import { createTransport } from 'nodemailer'
import { messageOf } from './compose-message'
import type { Carrier, Outcome } from './outgoing'

/** Milliseconds that a server may take to be there, to greet, and to say anything at all. */
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** Hands mails over to an SMTP server, each in a connection of its own. `url`: smtp://user:password@mail.example:587 */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    carry: (mail) =>
      transport.sendMail(messageOf(mail, from)).then(
        () => ({ is: 'taken' }),
        (error: unknown) => outcomeOf(error),
      ),
  }
}

/** Commands that are about the mail itself; whatever comes before them is about the server or our account there. */
const OF_THE_MAIL = ['RCPT TO', 'DATA']

/** "Service not available, closing transmission channel" (RFC 5321, 4.2.1): an answer to any command. */
const CLOSING = 421

/**
 * What a failure means for the mail: 450 to RCPT TO → refused for now; 550 to it → refused for ever; 550 to MAIL FROM,
 * a wrong password or no connection → unreachable, since a mistake in our settings must not cost any mail.
 */
export function outcomeOf(error: unknown): Outcome {
  const { code = 'UNKNOWN', command, responseCode } = (error ?? {}) as SmtpFailure
  const ofTheMail = command !== undefined && OF_THE_MAIL.includes(command)
  if (responseCode !== undefined && ofTheMail && responseCode !== CLOSING)
    return { is: 'refused', permanent: responseCode >= 500, code: String(responseCode) }
  // an address that no server could be told
  if (code === 'EENVELOPE' && responseCode === undefined) return { is: 'refused', permanent: true, code }
  return { is: 'unreachable', code: responseCode === undefined ? code : String(responseCode) }
}

/** The fields of nodemailer's errors. */
interface SmtpFailure {
  code?: string
  command?: string
  responseCode?: number
}
