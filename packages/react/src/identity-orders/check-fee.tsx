import type { ReportType } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { DefinitionList, Loaded, Money } from '../ui/index.ts'
import { identityOrdersApi } from './identity-orders-api.ts'

interface Price {
  readonly amount: string
  readonly currencyCode: string
}

/** The fee for a check. */
export interface CheckFeeTask extends LoadState {
  /** The price for the current question, never the previous one's. */
  readonly price: Price | undefined
}

/** Returns the fee for a check of this type from an account. */
export function useCheckFee(asked: {
  readonly accountId: string
  readonly reportType: ReportType
}): CheckFeeTask {
  const query = identityOrdersApi.identityFee.useRead(asked)
  return { ...loadStateOf(query), price: query.currentData }
}

/** Shows the fee before anything is ordered. */
export function CheckFee({ fee }: { fee: CheckFeeTask }) {
  const { t } = useMessages('merchant')
  return (
    <Loaded
      of={fee}
      value={fee.price}
      loadingLabel={t('feeLoading')}
      failedTitle={t('feeFailedTitle')}
      lines={1}
    >
      {price => (
        <DefinitionList
          items={[{ id: 'fee', term: t('feeLabel'), details: <Money {...price} /> }]}
        />
      )}
    </Loaded>
  )
}
