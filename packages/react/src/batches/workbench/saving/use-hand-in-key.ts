import type { BatchDraft } from '@sixpence/core/batch-files'
import { batches, type NewBatch } from '@sixpence/core/batches'
import { useRef } from 'react'
import { useSixpence } from '../../../provider/index.ts'

type Order = Pick<NewBatch, 'type' | 'name' | 'accountId'>

/** Returns a function that gives the key for handing in. It stays the same for the same batch. */
export function useHandInKey(): (draft: BatchDraft, order: Order) => string {
  const client = useSixpence().use(batches)
  const known = useRef<{ key: string; draft: BatchDraft; order: string }>(undefined)
  return (draft, given) => {
    const order = JSON.stringify(given)
    const { current } = known
    if (current && current.draft === draft && current.order === order) return current.key
    const key = client.newKey()
    known.current = { key, draft, order }
    return key
  }
}
