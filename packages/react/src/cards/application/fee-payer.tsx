import type { Account } from '@sixpence/core/accounts'
import { AccountSelect } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert } from '../../ui/index.ts'

interface FeePayerProps {
  /** The accounts that can pay. */
  accounts: readonly Account[]
  currency: string
  description?: string | undefined
  selectedId: string | undefined
  onSelect: (accountId: string) => void
}

/** A choice of the account that pays for a card, or a warning if none can. */
export function FeePayer({ currency, description, ...choice }: FeePayerProps) {
  const { t } = useMessages('cards')
  if (choice.accounts.length === 0) {
    return <Alert tone="warning">{t('noPayerText', { currency })}</Alert>
  }
  return <AccountSelect label={t('feeAccountLabel')} description={description} {...choice} />
}
