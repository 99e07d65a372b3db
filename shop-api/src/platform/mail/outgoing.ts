import type { MailBodies } from './mail-bodies'

/** A mail as it is handed over to a server or written to the folder. */
export interface OutgoingMail extends MailBodies {
  /** The same for each try: a receiver that has it already knows it again. */
  messageId: string
  /** When it was written. */
  date: Date
  kind: string
  to: string
  subject: string
  attachments: readonly PrintedAttachment[]
}

export interface PrintedAttachment {
  filename: string
  content: Buffer
  contentType: string
  /** Of a picture that the HTML shows in its place. */
  cid?: string
}

/** What became of a try. Codes are short names without anything of the mail: "550", "ECONNREFUSED". */
export type Outcome =
  | { is: 'taken' }
  /** This mail is refused: for ever, or for now. */
  | { is: 'refused'; permanent: boolean; code: string }
  /** No mail can be handed over now, whichever it is. */
  | { is: 'unreachable'; code: string }

/** Takes a mail off the shop's hands; never throws. */
export interface Carrier {
  carry(mail: OutgoingMail): Promise<Outcome>
}
