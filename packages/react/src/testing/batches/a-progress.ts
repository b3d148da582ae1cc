import type { BatchProgress } from '@sixpence/core/batches'

/** One payment of 120.00 that was made. */
export const PROGRESS: BatchProgress = {
  status: 'executed',
  counts: { waiting: 0, paid: 0, refused: 0, cancelled: 0 },
  currencyCode: 'EUR',
  paid: { amount: '120.00', fee: '0.25' },
  setAside: { amount: '0.00', fee: '0.00' },
}
