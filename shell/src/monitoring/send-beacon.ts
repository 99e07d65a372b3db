/**
 * Tells the edge something that nobody waits for, also while the page is left. Browsers and extensions that take beacons
 * away tell nothing, and the page goes on.
 */
export function sendBeacon(path: string, body: object): void {
  const { sendBeacon: send } = navigator as { sendBeacon?: Navigator['sendBeacon'] }
  try {
    send?.call(navigator, path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  } catch {
    // a policy of the page's frame refuses the connection
  }
}
