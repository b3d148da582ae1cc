import type { Account, WalletCurrency } from '@sixpence/core/accounts'
import { useMessages } from '../../i18n/index.ts'
import {
  Alert,
  DefinitionList,
  ErrorView,
  GroupedText,
  QrCode,
  Skeleton,
  Stack,
} from '../../ui/index.ts'
import { Copied } from './account-facts.tsx'
import { useWallet } from './use-funding.ts'

export interface FundingWalletProps {
  account: Account
  currencyCode: WalletCurrency
}

/** The wallet address at which an account receives a crypto currency. */
export function FundingWallet({ account, currencyCode }: FundingWalletProps) {
  const { t } = useMessages('account')
  const { data: address, isLoading, error, refetch } = useWallet(account.accountId, currencyCode)
  return (
    <Stack gap={3}>
      {isLoading && <Skeleton lines={3} />}
      <ErrorView failure={error} title={t('walletFailedTitle')} onRetry={refetch} />
      {address !== undefined && (
        <>
          <QrCode text={address} label={t('qrLabel', { currency: currencyCode })} />
          <DefinitionList
            items={[
              {
                id: 'address',
                term: t('walletLabel', { currency: currencyCode }),
                details: (
                  <Copied text={address} label={t('walletLabel', { currency: currencyCode })}>
                    <GroupedText text={address} isBlock />
                  </Copied>
                ),
              },
            ]}
          />
          <Alert tone="warning" announce="never">
            {t('walletText', { currency: currencyCode, account: account.currencyCode })}
          </Alert>
        </>
      )}
    </Stack>
  )
}
