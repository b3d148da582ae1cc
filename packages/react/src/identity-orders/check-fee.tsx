import type { ReportType } from '@sixpence/core/merchant'
import type { Money as MoneyAmount } from '@sixpence/core/money'
import { useMessages } from '../i18n/index.ts'
import { currentStateOf, type LoadState } from '../store/index.ts'
import { DefinitionList, Loaded, Money } from '../ui/index.ts'
import { identityOrdersApi } from './identity-orders-api.ts'

/** The fee for a check: the price for the current question, never the previous one's. */
type CheckFeeTask = LoadState<MoneyAmount>

/** Returns the fee for a check of this type from an account. */
export function useCheckFee(asked: {
  readonly accountId: string
  readonly reportType: ReportType
}): CheckFeeTask {
  return currentStateOf(identityOrdersApi.identityFee.useRead(asked))
}

/** Shows the fee before anything is ordered. */
export function CheckFee({ fee }: { fee: CheckFeeTask }) {
  const { t } = useMessages('merchant')
  return (
    <Loaded
      of={fee}
      value={fee.data}
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
