import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its HTML is hydrated, true in all that a browser renders by itself. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
