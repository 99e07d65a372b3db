import type { CSSProperties, ReactNode, Ref } from 'react'

interface PageHeadingProps {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** For a page that stays and shows something new below this heading. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** Letters that fit into a line of a phone of 320 px in the usual size. */
const FITTING_LETTERS = 16

/** Letters that no German compound has; what somebody has typed breaks anywhere. */
const TOO_MANY_LETTERS = 40

/** Letters of the longest word, which may break at hyphens, soft ones too: longestWord('Allgemeine Geschäftsbedingungen') → 20 */
const longestWord = (text: string): number => Math.max(...text.split(/[\s\u00ad-]+/).map((word) => word.length))

/** A compound that is too long for a phone is set smaller there: not every browser can hyphenate. */
function sizeOf(title: ReactNode): CSSProperties | undefined {
  const letters = typeof title === 'string' ? longestWord(title) : 0
  return letters > FITTING_LETTERS && letters < TOO_MANY_LETTERS
    ? ({ '--letters': letters } as CSSProperties)
    : undefined
}

/** The page's h1; the shell moves the focus to it after a navigation. */
export function PageHeading({ title, lead, eyebrow, headingRef }: PageHeadingProps) {
  return (
    <div className="page-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1} style={sizeOf(title)} ref={headingRef}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
