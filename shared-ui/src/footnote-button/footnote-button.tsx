interface FootnoteButtonProps {
  /** Tag of the footnote, or several separated by commas. */
  tag: string
  number: number
  /** What the footnote is about, for the button's name: "Glasfaser 300". */
  about: string
}

/** Opens a footnote; the shell listens to clicks on `data-footnote`. */
export function FootnoteButton({ tag, number, about }: FootnoteButtonProps) {
  return (
    <button
      type="button"
      className="fn"
      data-footnote={tag}
      aria-haspopup="dialog"
      aria-label={`Fußnote ${number} anzeigen: ${about}`}
    >
      {number}
    </button>
  )
}
