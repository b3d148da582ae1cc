import { accountKind } from '@sixpence/core'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useAccountTitle } from '../account-name.tsx'
import { useAccount } from './use-account.ts'

/** What the page of an account is called: as the account is, or `Account` while that is not known. */
export function useAccountPageTitle(accountId: string): string {
  const { t } = useMessages('account')
  const { currencyName } = useFormats()
  const titleOf = useAccountTitle()
  const { account } = useAccount(accountId)
  if (!account) return t('screenTitle')
  if (account.nickname !== undefined || accountKind(account.type) === 'card') {
    return titleOf(account)
  }
  return t('namedTitle', { currency: currencyName(account.currencyCode) })
}
