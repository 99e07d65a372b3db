import { isSigned, sign } from '@nimbus/server-kit/signing'

/** Addresses of receipts, which open to whoever has them. */
export interface ReceiptLinks {
  to(number: string): string
  /** The number in the signed part of an address; undefined when the signature isn't ours. */
  read(signedName: string): string | undefined
}

const signed = (number: string): string => `receipt.${number}`

/** createReceiptLinks({…}).to('WR-7K3M9-Q2XHP') → '/api/receipts/WR-7K3M9-Q2XHP.<signature>.pdf' */
export const createReceiptLinks = ({ key, publicBase }: { key: Buffer; publicBase: string }): ReceiptLinks => ({
  to: (number) => `${publicBase}/receipts/${number}.${sign(signed(number), key)}.pdf`,
  read(signedName) {
    const [number = '', signature = ''] = signedName.split('.')
    return isSigned(signed(number), signature, key) ? number : undefined
  },
})
