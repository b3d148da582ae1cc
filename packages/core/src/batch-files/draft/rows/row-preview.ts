import type { BatchDraftRow } from '@sixpence/protocol/batches'

/** The bank's answer about a row before it is paid: its price, arrival and payee. */
export type RowPreview = Pick<BatchDraftRow, 'price' | 'arrivesAt' | 'payee' | 'isNewPayee'>
