import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../classes/classes'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'picked'
  size?: 's' | 'm' | 'l'
  /** Full width of its parent. */
  block?: boolean
  icon?: IconName
  iconAfter?: IconName
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** What happens right now ("Bestellung wird gesendet"): shown in place of the label, and a click does nothing. */
    busy?: string
  }

export type LinkButtonProps = ComponentProps<'a'> & Look & { href: string }

const VARIANTS = { primary: undefined, secondary: 'btn--sec', quiet: 'btn--quiet', picked: 'btn--picked' }

const lookOf = ({ variant = 'primary', size = 'm', block }: Look, className?: string): string =>
  classes('btn', VARIANTS[variant], size !== 'm' && `btn--${size}`, block && 'btn--block', className)

const Content = ({ icon, iconAfter, children }: { icon?: IconName; iconAfter?: IconName; children: ReactNode }) => (
  <>
    {icon && <Icon name={icon} />}
    {children !== undefined && <span>{children}</span>}
    {iconAfter && <Icon name={iconAfter} />}
  </>
)

/** Label: a verb with its object, in flows the next step. `picked` is the chosen state of a toggle. */
export function Button({ variant, size, block, busy, icon, iconAfter, className, children, ...button }: ButtonProps) {
  const picked = variant === 'picked'
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      aria-pressed={picked || undefined}
      {...button}
      className={lookOf({ variant, size, block }, className)}
      {...(busy && { 'aria-disabled': true, onClick: ignore })}
    >
      {busy ? (
        <>
          <span className="spin" aria-hidden="true" />
          <span>{busy}</span>
        </>
      ) : (
        <Content icon={icon ?? (picked ? 'check' : undefined)} iconAfter={iconAfter}>
          {children}
        </Content>
      )}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, block, icon, iconAfter, className, children, ...link }: LinkButtonProps) {
  return (
    <a {...link} className={lookOf({ variant, size, block }, className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </a>
  )
}
