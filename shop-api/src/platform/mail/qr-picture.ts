import { createHash } from 'node:crypto'
import { toBuffer } from 'qrcode'
import type { Block } from '@nimbus/server-kit/printing'

/** Width and height of a QR code in a mail. */
export const QR_PIXELS = 240

/** By which the HTML of a mail names the picture of a text (RFC 2392). contentIdOf('LPA:1$…') → 'qr-1f0c9f2a5b7d@nimbus' */
export const contentIdOf = (text: string): string =>
  `qr-${createHash('sha256').update(text).digest('hex').slice(0, 12)}@nimbus`

interface QrPicture {
  filename: string
  content: Buffer
  contentType: string
  cid: string
}

/** The QR codes of a mail as pictures that come with it, since mail programs show no drawing and load nothing. */
export const qrPictures = (blocks: readonly Block[]): Promise<QrPicture[]> =>
  Promise.all(
    blocks.flatMap((block) =>
      block.kind === 'qr'
        ? [
            toBuffer(block.text, { width: 2 * QR_PIXELS, margin: 4, errorCorrectionLevel: 'M' }).then((content) => ({
              filename: 'qr-code.png',
              content,
              contentType: 'image/png',
              cid: contentIdOf(block.text),
            })),
          ]
        : [],
    ),
  )
