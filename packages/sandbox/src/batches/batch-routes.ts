import { BATCH_SAMPLES, BATCHES_PER_PAGE } from '@sixpence/protocol'
import type { batchMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { dayRange, isCount } from '../input/index.ts'
import { viewFile } from './batch-file.ts'
import { findBatches } from './find-batches.ts'
import { findPayments } from './find-payments.ts'
import { cancelBatch } from './following/cancel-batch.ts'
import { openRow } from './following/batch-status.ts'
import { batchProgress } from './following/batch-progress.ts'
import { draftHandlers } from './drafts/draft-handlers.ts'
import { batchFormat } from './format/batch-format.ts'
import { draftTypes } from './may-prepare.ts'
import { retryBatch } from './retrying/retry-batch.ts'
import { ownBatch } from './own-batch.ts'
import { batchSettingsHandlers } from './settings/batch-settings.ts'

const MOST_ROWS = 100

export const batchHandlers = {
  format: async ({ type }, context) => ({ format: await batchFormat(context, type) }),

  samples: async () => ({ links: mapKeys(BATCH_SAMPLES, name => `/batch-samples/${name}`) }),

  list: async (input, context) => {
    const { search = '', types = [], pageNumber, pageSize = BATCHES_PER_PAGE, ...days } = input
    const { from, to, timeZone } = days
    if (!isCount(pageSize) || pageSize > MOST_ROWS) {
      throw refuse.invalid('pageSize', `has to be 1 to ${MOST_ROWS}`)
    }
    const { batches, total } = await findBatches(context, {
      id: null,
      drafts: draftTypes(context),
      search: search.trim() || null,
      types: types.length > 0 ? types : null,
      ...dayRange({ fromDate: from, toDate: to, timeZone }, { from: 'from', to: 'to' }),
      ...partOf(pageNumber, pageSize),
    })
    return { batchTransfer: { transfer: [...batches] }, total }
  },

  get: async ({ id, pageNumber }, context) => {
    const transfer = await ownBatch(context, id, draftTypes(context))
    const isDraft = transfer.status === 'draft'
    const part = partOf(pageNumber, BATCHES_PER_PAGE)
    const open = openRow(transfer)
    const payment = await findPayments(context.sql, { batchId: id, open, ...part })
    return {
      transfer,
      payments: { payment: [...payment] },
      total: isDraft ? 0 : transfer.paymentCount,
    }
  },

  cancel: ({ batchId }, context) => cancelBatch(context, batchId),

  retry: ({ batchId }, context) => retryBatch(context, batchId),

  status: async ({ batchId }, context) => ({ progress: await batchProgress(context, batchId) }),

  file: ({ id }, context) => viewFile(context, id),

  ...batchSettingsHandlers,

  ...draftHandlers,
} satisfies Handlers<typeof batchMethods>

function partOf(pageNumber = 1, limit: number) {
  if (!isCount(pageNumber)) throw refuse.invalid('pageNumber', 'Pages are counted from 1.')
  return { limit, offset: (pageNumber - 1) * limit }
}

function mapKeys<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  to: (key: Key) => string,
): Record<Key, string> {
  const keys = Object.keys(table) as Key[] // its own
  // Each of them.
  return Object.fromEntries(keys.map(key => [key, to(key)])) as Record<Key, string>
}
