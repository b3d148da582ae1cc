import { setTimeout } from 'node:timers/promises'
import type { Sixpence } from '@sixpence/core'
import type { BatchPayment } from '@sixpence/core/batches'

const WAIT_MS = 500

/** Waits until all payments of a batch have an outcome, and returns them in the order of its file. */
export async function outcomesOf(
  { batches }: Sixpence,
  id: string,
): Promise<readonly BatchPayment[]> {
  while ((await batches.get({ id })).batch.status === 'executing') await setTimeout(WAIT_MS)
  const all: BatchPayment[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { payments, total } = await batches.get({ id, pageNumber })
    all.push(...payments)
    if (all.length >= total || payments.length === 0) return all
  }
}
