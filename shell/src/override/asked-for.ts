import { OVERRIDE_PARAMETER } from './parse-override'

/** sessionStorage key of the override of this tab. */
export const OVERRIDE_KEY = 'nimbus-override'

/** True when the address or the tab asks for an override; all that deals with it is loaded then only. */
export function isOverrideAskedFor(): boolean {
  if (location.search.includes(`${OVERRIDE_PARAMETER}=`)) return true
  try {
    return sessionStorage.getItem(OVERRIDE_KEY) !== null
  } catch {
    // storage is denied
    return false
  }
}
