interface Choice {
  value: string
  label: string
}

/** The first eight choices with the text in their label; capitals don't matter. suggestOptions([Nordlicht, Südfunk], 'nord') → [Nordlicht] */
export function suggestOptions(options: readonly Choice[], query: string): Choice[] {
  const wanted = query.trim().toLocaleLowerCase('de')
  return options.filter(({ label }) => label.toLocaleLowerCase('de').includes(wanted)).slice(0, 8)
}
