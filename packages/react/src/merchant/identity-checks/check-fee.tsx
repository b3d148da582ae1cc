import type { ReportType } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { DefinitionList, Loaded, Money } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface Price {
  readonly amount: string
  readonly currencyCode: string
}

/** What a check costs. */
export interface CheckFeeTask extends LoadState {
  /** Of the very question: never of the one before. */
  readonly price: Price | undefined
}

/** Asks what a check of a type costs from an account. */
export function useCheckFee(asked: {
  readonly accountId: string
  readonly reportType: ReportType
}): CheckFeeTask {
  const query = merchantApi.identityFee.useRead(asked)
  return { ...loadStateOf(query), price: query.currentData }
}

/** The fee, before anything is ordered. */
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
