import { Icon, type IconName } from '@nimbus/shared-ui/icon'

interface AddressTagProps {
  kind: 'ok' | 'warn'
  icon?: IconName
  /** What stands before it and is only heard, where the page has said it already. */
  heard?: string
  children: string
}

/** What is known of an offer at the checked address, in a word. */
export function AddressTag({ kind, icon, heard, children }: AddressTagProps) {
  return (
    <span className={`tag tag--${kind}`}>
      <Icon name={icon ?? (kind === 'ok' ? 'check' : 'triangle-alert')} />
      <span>
        {heard && <span className="vh">{`${heard} `}</span>}
        <span>{children}</span>
      </span>
    </span>
  )
}
