import type { BlockType } from '@sixpence/core/security'

/** The keys of the words for what a person is blocked from. */
export const BLOCK_TEXTS = {
  payout: 'blockPayoutText',
  login: 'blockLoginText',
} as const satisfies Record<BlockType, string>
