/**
 * Calls the listener when the visitor goes back or forward; returns what ends that. A plain `popstate` listener hears
 * more: single-spa announces its own changes of the address by artificial events of this name, marked `singleSpa`.
 */
export function onBackOrForward(listener: () => void, target: EventTarget = window): () => void {
  const listen = (event: Event): void => {
    if (!('singleSpa' in event)) listener()
  }
  target.addEventListener('popstate', listen)
  return () => target.removeEventListener('popstate', listen)
}
