import { createHmac } from 'node:crypto'
import { LEGIBLE } from './order-number'

/** What a line is used with: the name stays, the code opens it once and is worth nothing at any other line. */
interface LineAccess {
  /** "nb-2026-7k3m9q@anschluss.nimbus.example" */
  user: string
  /** "7K3M-9QXW-4TRB" */
  startCode: string
}

/** An eSIM profile as phones take it (GSMA SGP.22, 4.1). */
interface EsimProfile {
  /** Server that gives the profile out: "esim.nimbus.example" */
  address: string
  /** "7K3M9QXW4TRB…" */
  matchingId: string
  /** Both as the text of the QR code: "LPA:1$esim.nimbus.example$7K3M9QXW4TRB…" */
  activation: string
}

/**
 * What a customer needs to use an order. Each is made of the order's number with a key and stored nowhere, so that the same event
 * gives the same one, and whoever sets up line and profile makes it too (decision 047).
 */
export interface AccessCodes {
  line(orderId: string): LineAccess
  esim(orderId: string): EsimProfile
  /** Where the partner checks an identity, for this order. */
  identityCheck(orderId: string): string
}

const ESIM_SERVER = 'esim.nimbus.example'
const LINE_REALM = 'anschluss.nimbus.example'
const IDENTITY_CHECK = 'https://ident.nimbus.example/start'

/** createAccessCodes({key}).line('NB-2026-7K3M9Q') → {user: 'nb-2026-7k3m9q@anschluss.nimbus.example', startCode: '…'} */
export function createAccessCodes({ key }: { key: Buffer }): AccessCodes {
  const code = (purpose: string, orderId: string, length: number): string =>
    [...createHmac('sha256', key).update(`${purpose} ${orderId}`).digest().subarray(0, length)]
      .map((byte) => LEGIBLE[byte % LEGIBLE.length])
      .join('')
  return {
    line: (orderId) => ({
      user: `${orderId.toLowerCase()}@${LINE_REALM}`,
      startCode: code('line', orderId, 12).replace(/(.{4})(?=.)/g, '$1-'),
    }),
    esim: (orderId) => {
      const matchingId = code('esim', orderId, 24)
      return { address: ESIM_SERVER, matchingId, activation: `LPA:1$${ESIM_SERVER}$${matchingId}` }
    },
    identityCheck: (orderId) => `${IDENTITY_CHECK}?vorgang=${orderId}&code=${code('identity', orderId, 24)}`,
  }
}
