import { embeddingCalls, embeddingMethods } from '@sixpence/protocol/embedding'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** What a window of the bank does for a frame of the bank in another site. */
export interface Embedding extends ClientOf<typeof embeddingMethods> {}

/** The calls of embedding. */
export const embedding: Domain<Embedding, typeof embeddingCalls> = {
  name: 'embedding',
  calls: embeddingCalls,
  open: bank => clientOf(bank, embeddingMethods),
}
