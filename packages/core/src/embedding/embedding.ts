import { embeddingCalls, embeddingMethods } from '@sixpence/protocol/embedding'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** Lets a bank window act for one of the bank's frames in another site. */
export interface Embedding extends ClientOf<typeof embeddingMethods> {}

/** Calls about embedding. */
export const embedding: Domain<Embedding, typeof embeddingCalls> = {
  name: 'embedding',
  calls: embeddingCalls,
  open: bank => clientOf(bank, embeddingMethods),
}
