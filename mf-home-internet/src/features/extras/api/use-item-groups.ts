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
  const path = `/catalogue/tariffs/${encodeURIComponent(tariffOrderId(tariff))}/${list}`
  const asked = `${attempt} ${path}`
  const [answered, setAnswered] = useState<{ asked: string; result: ItemGroupsState }>()

  useEffect(() => {
    const abort = new AbortController()
    async function fetchGroups(): Promise<void> {
      const answer = await host().api.get(path, itemGroupsSchema, { skipAuth: true, signal: abort.signal })
      if (abort.signal.aborted) return
      const result: ItemGroupsState = answer.ok
        ? { state: 'ready', groups: answer.value.groups }
        : { state: 'failed', retry: () => setAttempt((count) => count + 1) }
      setAnswered({ asked, result })
    }
    void fetchGroups()
    return () => abort.abort()
  }, [asked, path])

  // an answer about another tariff is none
  return answered?.asked === asked ? answered.result : { state: 'loading' }
}
