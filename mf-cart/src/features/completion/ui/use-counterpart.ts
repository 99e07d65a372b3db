import { useState } from 'react'
import { cartStore } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { publish } from '@nimbus/shared-contracts/events'
import { completion } from '../../../messages/de'
import { fetchTariff } from '../api/fetch-tariff'

interface Counterpart {
  busy: boolean
  /** Asks for the tariff with this id and hands it on. */
  swap(id: string): Promise<void>
}

/** Loads the same tariff without device; a cart whose tariff has changed meanwhile keeps it. */
export function useCounterpart(onSwap: (tariff: Tariff) => void): Counterpart {
  const [busy, setBusy] = useState(false)
  const { failed, failedText } = completion.device
  return {
    busy,
    async swap(id) {
      const before = cartStore.get().tariff?.concrete_product_id
      setBusy(true)
      const answer = await fetchTariff(id)
      setBusy(false)
      if (cartStore.get().tariff?.concrete_product_id !== before) return
      if (answer.ok) onSwap(answer.value)
      else publish('toast:show', { type: 'error', title: failed, message: failedText })
    },
  }
}
