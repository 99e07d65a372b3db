import { Icon, type IconName } from '@nimbus/shared-ui/icon'

/** What is known of an offer at the checked address, in a word. */
export function AddressTag({ kind, icon, children }: { kind: 'ok' | 'warn'; icon?: IconName; children: string }) {
  return (
    <span className={`tag tag--${kind}`}>
      <Icon name={icon ?? (kind === 'ok' ? 'check' : 'triangle-alert')} />
      <span>{children}</span>
    </span>
  )
}
