import type { Declaration, Receipt } from '@nimbus/shared-contracts/declaration'
import { declarationNumber, printReceipt } from '@nimbus/server-kit/declarations'
import { inTurn } from '@nimbus/server-kit/async'
import type { DeclarationBox, KeptDeclaration } from './declaration-box'
import type { Delivery } from './deliver'

/** How often what the API has not got is offered to it again, in milliseconds. */
const RETRY_MS = 10_000

export interface DeclarationDesk {
  /**
   * Takes a declaration: it is on the disk before anything else happens, then the API has it, or another edge has it too. The
   * key is that of `declarationKey`, so that no two contents have the same.
   */
  accept(declaration: Declaration, key: string): Promise<Receipt>
  /** Takes the copy of another edge, and delivers it as one of its own: the API takes either once. */
  acceptCopy(entry: KeptDeclaration): Promise<void>
  /** Offers the API what it has not got. */
  deliverKept(): Promise<void>
  close(): Promise<void>
}

export interface DeclarationDeskOptions {
  box: DeclarationBox
  deliver: (entry: KeptDeclaration) => Promise<Delivery>
  /** Gives another edge a copy of what the API has not got; false where none takes it. */
  copy?: (entry: KeptDeclaration) => Promise<boolean>
  /** The shop's clock, which dates orders too. */
  clock: () => Date
  warn: (message: string) => void
  retryMs?: number
}

/** Withdrawals and cancellations work while the API or its database is away (decision 029). */
export function createDeclarationDesk(options: DeclarationDeskOptions): DeclarationDesk {
  const { box, deliver, copy = async () => false, clock, warn, retryMs = RETRY_MS } = options

  async function handOver(entry: KeptDeclaration): Promise<Delivery> {
    const delivery = await deliver(entry)
    if (delivery.outcome === 'delivered') await box.remove(entry)
    if (delivery.outcome === 'refused') {
      warn(`declarations: ${numberOf(entry)} is put aside, ${delivery.why}`)
      await box.putAside(entry)
    }
    return delivery
  }

  async function offerAll(): Promise<void> {
    for (const entry of await box.all()) {
      const delivery = await handOver(entry)
      if (delivery.outcome !== 'later') continue
      warn(`declarations: ${numberOf(entry)} waits, ${delivery.why}`)
      if (delivery.away) return
    }
  }
  const deliverKept = inTurn(() => offerAll().catch((cause: unknown) => warn(`declarations: ${String(cause)}`)))
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = deliverKept()
  }, retryMs)
  timer.unref()

  return {
    async accept(declaration, key) {
      const now: KeptDeclaration = { key, received_at: clock().toISOString(), declaration }
      const kept = await box.keep(now).catch((cause: unknown) => {
        // a full disk is no reason either: the API may take it
        warn(`declarations: ${numberOf(now)} can't be kept: ${String(cause)}`)
        return undefined
      })
      const entry = kept ?? now
      const delivery = await handOver(entry)
      if (delivery.outcome === 'delivered') return delivery.receipt
      // with this machine alone a receipt might be lost
      const isCopied = delivery.outcome === 'later' && (await copy(entry))
      if (!kept && !isCopied) throw new Error('declarations: neither disk nor API takes a declaration')
      return receiptOf(entry)
    },
    async acceptCopy(entry) {
      await box.keep(entry)
    },
    deliverKept,
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

const numberOf = ({ declaration: { kind }, key }: KeptDeclaration): string => declarationNumber(kind, key)

/** The receipt that the API will give later; its PDF lies in its own address, since nobody else has it yet. */
async function receiptOf(entry: KeptDeclaration): Promise<Receipt> {
  const receipt: Receipt = { ...entry.declaration, number: numberOf(entry), received_at: entry.received_at }
  const pdf = await printReceipt(receipt)
  return { ...receipt, pdf: `data:application/pdf;base64,${pdf.toString('base64')}` }
}
