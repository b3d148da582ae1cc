import type { BlockType } from '@sixpence/core'

/** What a person is kept from, as the key of its words. */
export const BLOCK_TEXTS = {
  payout: 'blockPayoutText',
  login: 'blockLoginText',
} as const satisfies Record<BlockType, string>
