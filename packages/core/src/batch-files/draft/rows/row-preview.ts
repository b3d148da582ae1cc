import type { BatchDraftRow } from '@sixpence/protocol/batches'

/** The bank's answer about a row before it is paid: its price, arrival, payee and name. */
export type RowPreview = Pick<
  BatchDraftRow,
  'price' | 'arrivesAt' | 'payee' | 'isNewPayee' | 'nameCheck' | 'formerAccount'
>
