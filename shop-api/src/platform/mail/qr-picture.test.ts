import { mailBodies } from './mail-bodies'
import { contentIdOf, QR_PIXELS, qrPictures } from './qr-picture'

const CODE = { kind: 'qr', label: 'QR-Code für Ihre eSIM', text: 'LPA:1$esim.nimbus.example$7K3M9QXW4TRB' } as const

describe('qrPictures', () => {
  it('come with the mail under the name by which its HTML shows them, and as text where there are no pictures', async () => {
    const [picture, ...others] = await qrPictures([{ kind: 'paragraph', text: 'Guten Tag' }, CODE])
    const { html, text } = mailBodies('Ihre eSIM', [CODE])
    expect(others).toEqual([])
    expect(picture).toMatchObject({ filename: 'qr-code.png', contentType: 'image/png', cid: contentIdOf(CODE.text) })
    expect(html).toContain(`<img src="cid:${picture!.cid}"`)
    expect(html).toContain('alt="QR-Code für Ihre eSIM"')
    expect(text).toContain(`QR-Code für Ihre eSIM: ${CODE.text}`)
  })

  it('are PNG, twice as large as they are shown', async () => {
    const [{ content } = { content: Buffer.alloc(0) }] = await qrPictures([CODE])
    expect(content.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([2 * QR_PIXELS, 2 * QR_PIXELS])
  })
})
