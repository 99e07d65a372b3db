import type { ReactNode } from 'react'

const TITLE = 'Ihr Warenkorb'

interface Props {
  name: string
  count: number
  names: string[]
  busy?: string
  children?: ReactNode
}

// What a translator breaks, or lets go stale.

export const Swapped = ({ busy, children }: Props) => (
  <button type="button">
    {busy ? (
      <>
        <i />
        {busy}
      </>
    ) : (
      children
    )}
  </button>
)
export const NumberAndNoun = ({ count }: Props) => <p>{count} Geräte</p>
export const Behind = ({ busy }: Props) => (
  <p>
    {busy && <i />} {TITLE}
  </p>
)
export const Passed = ({ children }: Props) => (
  <section>
    <h2>{TITLE}</h2>
    {children}
  </section>
)
export const Names = ({ names }: Props) => <p>{names.map((name) => name)}</p>
export const Bare = ({ name }: Props) => name
export const BehindAComponent = (props: Props) => (
  <p>
    <Sometimes {...props} />
    Text
  </p>
)

// What outlives one.

export const Alone = ({ name, busy }: Props) => <p>{busy ?? name}</p>
export const Composed = ({ count }: Props) => <p>{`${count} Geräte`}</p>
export const Fixed = () => (
  <p>
    {TITLE} <b>jetzt</b> ansehen
  </p>
)
export const Before = ({ busy }: Props) => (
  <p>
    {TITLE}
    {busy && <i />}
  </p>
)
export const Own = ({ name, busy }: Props) => (
  <p>
    {busy !== undefined && <i />}
    <span>{name}</span>
  </p>
)
export const Sometimes = ({ busy }: Props) => (busy ? <b>{busy}</b> : null)
