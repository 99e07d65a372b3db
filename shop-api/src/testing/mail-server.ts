import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as a server got it. */
interface ReceivedMail {
  to: string
  /** Headers and body as they came. */
  source: string
  messageId: string
}

/** For tests: an SMTP server in this process. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Answers to commands other than yes; a code for one of them, until it is taken back. */
  refuse: { MAIL?: number | undefined; RCPT?: number | undefined; DATA?: number | undefined }
  stop(): Promise<void>
  /** As when its process is killed: nobody hears another word on open connections. */
  kill(): Promise<void>
}

/** Starts one on a port, or on any that is free. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refuse: MailServer['refuse'] = {}
  const answer = (code: number | undefined): Error | null =>
    code === undefined ? null : Object.assign(new Error('refused by the test'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(answer(refuse.MAIL)),
    onRcptTo: (_address, _session, done) => done(answer(refuse.RCPT)),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const refusal = answer(refuse.DATA)
        if (!refusal) {
          const source = Buffer.concat(parts).toString('utf8')
          const messageId = /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? ''
          received.push({ to: session.envelope.rcptTo[0]?.address ?? '', source, messageId })
        }
        done(refusal)
      })
    },
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  // of a connection that was cut
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: listening } = server.server.address() as AddressInfo
  const stop = (): Promise<void> => new Promise((done) => server.close(() => done()))
  return {
    url: `smtp://127.0.0.1:${listening}`,
    received,
    refuse,
    stop,
    kill() {
      for (const socket of sockets) socket.destroy()
      return stop()
    },
  }
}
