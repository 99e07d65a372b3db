import { useEffect, useState } from 'react'
import { tariffOrderId, type ItemList } from '@nimbus/shared-contracts/cart'
import { itemGroupsSchema, type ItemGroup, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { host } from '@nimbus/shared-contracts/remote'

/** What can be ordered with a tariff: being fetched, there, or failed. */
export type ItemGroupsState =
  { state: 'loading' } | { state: 'ready'; groups: ItemGroup[] } | { state: 'failed'; retry(): void }

/** Fetches the options or the hardware of a tariff, again whenever the tariff changes. */
export function useItemGroups(tariff: Tariff, list: ItemList): ItemGroupsState {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<ItemGroupsState>({ state: 'loading' })
  const id = tariffOrderId(tariff)

  useEffect(() => {
    const abort = new AbortController()
    setResult({ state: 'loading' })
    const path = `/catalogue/tariffs/${encodeURIComponent(id)}/${list}`
    void host()
      .api.get(path, itemGroupsSchema, { skipAuth: true, signal: abort.signal })
      .then((answer) => {
        if (abort.signal.aborted) return
        setResult(
          answer.ok
            ? { state: 'ready', groups: answer.value.groups }
            : { state: 'failed', retry: () => setAttempt((count) => count + 1) },
        )
      })
    return () => abort.abort()
  }, [id, list, attempt])

  return result
}
