/** The label with the part that was typed marked; capitals don't matter. */
export function Marked({ label, query }: { label: string; query: string }) {
  const at = label.toLocaleLowerCase('de').indexOf(query.trim().toLocaleLowerCase('de'))
  if (at < 0 || !query.trim()) return <span>{label}</span>
  const end = at + query.trim().length
  return (
    <span>
      {label.slice(0, at)}
      <mark>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </span>
  )
}
