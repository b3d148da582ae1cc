import { isBlockedBin, typedBin, type CardBinInfo } from '@sixpence/core/cards'
import { loadStateOfAll, currentStateOf, loadStateOf, type Loading } from '../store/index.ts'
import { binInfo, blockedBins } from './card-bin-api.ts'

/** The facts about a card by its first digits; undefined for an unknown card. */
export interface CardBinTask extends Loading<CardBinInfo> {
  /** @deprecated Use `data`. */
  readonly info: CardBinTask['data']
  /** True if no known card begins with these digits. */
  readonly isUnknown: boolean
  /** True if such cards can't be paid. */
  readonly isBlocked: boolean
}

/** Looks up a card while its number is typed. Sends only the first six digits. */
export function useCardBin(cardNumber: string): CardBinTask {
  const bin = typedBin(cardNumber)
  const query = binInfo.useReadIf(bin === undefined ? undefined : { cardNumber: bin })
  const blocked = blockedBins.useReadIf(bin === undefined ? undefined : {})
  const found = query.currentData
  const info = found?.valid ? found : undefined
  return {
    ...loadStateOfAll(info, currentStateOf(query), loadStateOf(blocked)),
    info,
    isUnknown: found?.valid === false,
    isBlocked: isBlockedBin(cardNumber, blocked.data ?? []),
    isLoading: query.isFetching || blocked.isFetching,
  }
}
