import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { replaceFile } from '@nimbus/server-kit/files'
import { messageOf } from './compose-message'
import type { Carrier, OutgoingMail } from './outgoing'

/** Mode of a file that nobody else reads or writes. */
const OWNER_ONLY = 0o600

/** For a shop without a mail server: writes each mail to a folder, as .eml and as .html, readable by its owner only. */
export function folderCarrier({ folder, from }: { folder: string; from: string }): Carrier {
  const printer = createTransport({ streamTransport: true, buffer: true })
  async function write(mail: OutgoingMail): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { message } = await printer.sendMail(messageOf(mail, from))
    const path = join(folder, fileName(mail))
    await replaceFile(`${path}.html`, withPictures(mail), OWNER_ONLY)
    await replaceFile(`${path}.eml`, message as Buffer, OWNER_ONLY)
  }
  return {
    carry: (mail) =>
      write(mail).then(
        () => ({ is: 'taken' }),
        (error: NodeJS.ErrnoException) => ({ is: 'unreachable', code: error.code ?? 'UNKNOWN' }),
      ),
  }
}

/** The HTML alone, with its pictures inside, for a browser that has no mail around it. */
const withPictures = ({ html, attachments }: OutgoingMail): string =>
  attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid === undefined
        ? page
        : page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  )

/** The same for each try, in the order of time. → '2026-11-27T11-00-00Z order-received 1f0c9f2a' */
const fileName = ({ date, kind, messageId }: OutgoingMail): string =>
  `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z ${kind} ${messageId.slice(1, 9)}`
