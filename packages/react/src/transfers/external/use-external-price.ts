import type {
  ExternalKind,
  ExternalQuote,
  ExternalTransferToPrice,
  FeeShare,
} from '@sixpence/core/transfers'
import { priceOf, type Price } from '../price-of.ts'
import { transfersApi } from '../transfers-api.ts'
import { TYPING_PAUSE_MS, useDebouncedValue } from '../../forms/index.ts'

/** The transfer to price, and its way. */
export interface PricedTransfer {
  readonly kind: ExternalKind
  readonly transfer: ExternalTransferToPrice
  /** Only for a wire. */
  readonly feeShare: FeeShare
}

/** Reads the price of exactly the given transfer once typing pauses: one call for each kind. */
export function useExternalPrice(transfer: PricedTransfer | undefined): Price<ExternalQuote> {
  const settled = useDebouncedValue(transfer, TYPING_PAUSE_MS)
  const of = (kind: ExternalKind) => (settled?.kind === kind ? settled.transfer : undefined)
  const wire = of('wire')
  const queries = {
    eft: transfersApi.quoteEft.useReadIf(of('eft')),
    cryptoEft: transfersApi.quoteCrypto.useReadIf(of('cryptoEft')),
    instant: transfersApi.quoteInstant.useReadIf(of('instant')),
    interac: transfersApi.quoteInterac.useReadIf(of('interac')),
    oct: transfersApi.quoteOct.useReadIf(of('oct')),
    wire: transfersApi.quoteWire.useReadIf(
      wire && settled && { ...wire, feeShare: settled.feeShare },
    ),
  }
  return priceOf(transfer, settled, queries[transfer?.kind ?? 'eft'])
}
