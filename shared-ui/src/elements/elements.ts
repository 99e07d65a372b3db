import type { ReactElement } from 'react'

/**
 * What a component can show beside other things: elements, and no bare text. A page translator puts other nodes where text
 * nodes were, and React then throws when it removes one or puts something before it (A11Y-9).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
