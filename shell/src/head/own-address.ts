import type { Head } from '@nimbus/shared-contracts/remote'

/**
 * The one absolute address of a page, without tracking and other parameters that make no other page of it.
 * ownAddress({}, '/zuhause', 'https://shop.example') → 'https://shop.example/zuhause'
 */
export const ownAddress = ({ address }: Head, path: string, origin: string): string =>
  new URL(address ?? path.replace(/^\/+/, '/'), origin).href

/** The origin of the shop's addresses as the edge wrote it into the document, which may be another than the browser's. */
export const originOf = ({ documentElement, location }: Document): string =>
  documentElement.dataset.origin ?? location.origin
