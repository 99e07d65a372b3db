import './override-notice.css'
import { overrideMessages as text } from '../messages/override.de'

/** Says at the bottom of the page what was done about an override; with `onRemove` it can be taken back. */
export function showOverrideNotice(message: string, onRemove?: () => void): void {
  const notice = document.createElement('aside')
  notice.className = 'override'
  notice.setAttribute('role', 'status')
  notice.append(message)
  if (onRemove) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text.remove
    button.addEventListener('click', onRemove)
    notice.append(button)
  }
  document.body.append(notice)
}
