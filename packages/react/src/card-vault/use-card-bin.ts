import { isBlockedBin, typedBin, type CardBinInfo } from '@sixpence/core/cards'
import type { Failure } from '../provider/index.ts'
import { failureOf } from '../store/index.ts'
import { binInfo, blockedBins } from './card-bin-api.ts'

/** The facts about a card by its first digits. */
export interface CardBinTask {
  /** Undefined until six digits are typed and the bank has answered, and for an unknown card. */
  readonly info: CardBinInfo | undefined
  /** True if no known card begins with these digits. */
  readonly isUnknown: boolean
  /** True if such cards can't be paid. */
  readonly isBlocked: boolean
  readonly isLoading: boolean
  readonly failure: Failure | undefined
}

/** Looks up a card while its number is typed. Sends only the first six digits. */
export function useCardBin(cardNumber: string): CardBinTask {
  const bin = typedBin(cardNumber)
  const query = binInfo.useReadIf(bin === undefined ? undefined : { cardNumber: bin })
  const blocked = blockedBins.useReadIf(bin === undefined ? undefined : {})
  const info = query.currentData
  return {
    info: info?.valid ? info : undefined,
    isUnknown: info?.valid === false,
    isBlocked: isBlockedBin(cardNumber, blocked.data ?? []),
    isLoading: query.isFetching || blocked.isFetching,
    failure: failureOf(query.error ?? blocked.error),
  }
}
