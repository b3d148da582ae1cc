import type { Account } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { Card, DefinitionList, Money } from '../ui/index.ts'
import { currencyTotals } from './currency-totals.ts'

/** What is on all accounts by currency; nothing where each currency has one account alone. */
export function AccountTotals({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useMessages('accounts')
  const totals = currencyTotals(accounts)
  if (totals.length === accounts.length) return null
  return (
    <Card as="section" tone="sunken" aria-label={t('totalsTitle')}>
      <p className="sp-account-totals-title">
        {t('totalsTitle')} <span className="sp-muted">{t('totalsText')}</span>
      </p>
      <DefinitionList
        items={totals.map(total => ({
          id: total.currencyCode,
          term: total.currencyCode,
          details: <Money {...total} />,
        }))}
      />
    </Card>
  )
}
