import { accountKind } from '@sixpence/core/accounts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useAccountTitle } from '../account-name.tsx'
import { useAccount } from './use-account.ts'

/** Returns an account's title for its page, or the text for `Account` until it has loaded. */
export function useAccountPageTitle(accountId: string): string {
  const { t } = useMessages('account')
  const { currencyName } = useFormats()
  const titleOf = useAccountTitle()
  const { data: account } = useAccount(accountId)
  if (!account) return t('screenTitle')
  if (account.nickname !== undefined || accountKind(account.type) === 'card') {
    return titleOf(account)
  }
  return t('namedTitle', { currency: currencyName(account.currencyCode) })
}
