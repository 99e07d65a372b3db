import { createContext } from 'react'

/** Where a form asks for other choices of its scope: '/landline/order/abc/choices/CONNECTION' */
export const ChoicesPath = createContext<string | undefined>(undefined)
