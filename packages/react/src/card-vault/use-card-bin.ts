import { isBlockedBin, typedBin, type CardBinInfo } from '@sixpence/core'
import type { Failure } from '../provider/index.ts'
import { failureOf } from '../store/index.ts'
import { binInfo, blockedBins } from './card-bin-api.ts'

/** What is known of a card by the number that is being typed. */
export interface CardBinTask {
  /** Undefined until six digits are typed, until the bank has answered, and of no known card. */
  readonly info: CardBinInfo | undefined
  /** The bank has answered: no card begins with these digits. */
  readonly isUnknown: boolean
  /** Nothing is paid to such cards. */
  readonly isBlocked: boolean
  readonly isLoading: boolean
  readonly failure: Failure | undefined
}

/** Tells whose card a number is while it is typed. No more than its first six digits is sent. */
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
