import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_FROM } from './compose-message'
import { folderCarrier } from './folder-carrier'
import type { OutgoingMail } from './outgoing'

const MAIL: OutgoingMail = {
  messageId: '<1f0c9f2a-0000-4000-8000-000000000000@nimbus.example>',
  date: new Date('2026-11-27T11:00:00.000Z'),
  kind: 'order-received',
  to: 'katharina@beispiel.de',
  subject: 'Eingangsbestätigung',
  html: '<p>Guten Tag</p>',
  text: 'Guten Tag',
  attachments: [{ filename: 'Widerrufsbelehrung.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }],
}

describe('folderCarrier', () => {
  let parent: string
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'shop-mails-'))
  })
  afterEach(() => rm(parent, { recursive: true, force: true }))

  const NAME = '2026-11-27T11-00-00Z order-received 1f0c9f2a'

  it('writes each mail once, as .eml and .html, for its owner alone', async () => {
    const folder = join(parent, 'mails')
    const carrier = folderCarrier({ folder, from: DEFAULT_FROM })
    for (let nth = 0; nth < 2; nth += 1) await expect(carrier.carry(MAIL)).resolves.toEqual({ is: 'taken' })
    expect((await readdir(folder)).sort()).toEqual([`${NAME}.eml`, `${NAME}.html`])
    const eml = await readFile(join(folder, `${NAME}.eml`), 'utf8')
    expect(eml).toContain('To: katharina@beispiel.de')
    expect(eml).toContain(`Message-ID: ${MAIL.messageId}`)
    expect(eml).toMatch(/\r\nGuten Tag\r\n/)
    expect(eml).toContain('filename=Widerrufsbelehrung.pdf')
    expect((await stat(join(folder, `${NAME}.eml`))).mode & 0o077).toBe(0)
  })

  it('keeps the mail in the outbox while the folder cannot be written', async () => {
    const file = join(parent, 'file')
    await writeFile(file, '')
    const carrier = folderCarrier({ folder: join(file, 'mails'), from: DEFAULT_FROM })
    await expect(carrier.carry(MAIL)).resolves.toEqual({ is: 'unreachable', code: 'ENOTDIR' })
  })
})
