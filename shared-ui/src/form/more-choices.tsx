import { useContext, useEffect, useRef, useState } from 'react'
import { Button } from '@nimbus/shared-ui/button'
import { RadioGroup } from '@nimbus/shared-ui/choice'
import { shared, text, type ControlProps } from './control-props'
import { de } from './de'
import { SourcesContext, type Options } from './form-sources'
import styles from './form.module.css'

/** New options with the chosen one kept in sight. mergeChoice([c], [a, b], 'a') → [a, c]; a chosen one of both stays in its place. */
export function mergeChoice(now: Options, before: Options, chosen: string): Options {
  if (now.some(({ value }) => value === chosen)) return now
  return [...before.filter(({ value }) => value === chosen), ...now]
}

/** A choice of which the server shows some at a time: free times, free numbers. One that is gone is no longer offered. */
export function MoreChoices({ moreLabel, ...props }: ControlProps & { moreLabel: string }) {
  const { definition, value, onChange, onBlur, error } = props
  const chosen = text(value)
  const { choices } = useContext(SourcesContext)
  const [options, setOptions] = useState(definition.options ?? [])
  const [busy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const page = useRef(0)

  const show = async (wanted: number, kept: string): Promise<void> => {
    if (!choices) return
    setBusy(true)
    const answer = await choices(wanted)
    setBusy(false)
    if (answer.ok) {
      page.current = wanted
      setOptions((before) => mergeChoice(answer.value, before, kept))
    }
    setNews(answer.ok ? de.otherChoices : de.noOtherChoices)
  }

  // what the server refused may be gone: what is free now takes its place
  const refresh = useRef(show)
  useEffect(() => {
    refresh.current = show
  })
  useEffect(() => {
    if (error && chosen) void refresh.current(0, '')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new choice is no news of the server
  }, [error])

  return (
    <div onBlur={onBlur} className={styles.choices}>
      <RadioGroup {...shared(props)} legend={definition.label} options={options} value={chosen} onChange={onChange} />
      <Button
        variant="secondary"
        size="s"
        busy={busy ? de.loadingChoices : undefined}
        onClick={() => void show(page.current + 1, chosen)}
      >
        {moreLabel}
      </Button>
      <p role="status" className="vh">
        {news}
      </p>
    </div>
  )
}
