import { accountKind, type Account } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { lastDigits } from './last-digits.ts'

const NAME = {
  payment: 'paymentType',
  prepayment: 'prepaymentType',
  receiving: 'receivingType',
  card: 'cardType',
  other: 'otherType',
} as const

/** Answers what calls an account in the customer's words. */
export function useAccountTypeName(): (account: Account) => string {
  const { t } = useMessages('accounts')
  return account => account.cardAliasName || t(NAME[accountKind(account.type) ?? 'other'])
}

/** Tells an account apart by its last digits; a card by those that are printed on it. */
export function LastDigits({ account }: { account: Account }) {
  const { t } = useMessages('accounts')
  const digits = lastDigits(account.cardNumber ?? account.accountId)
  return (
    <span className="sp-last-digits">
      <span className="sp-last-digits-shown" aria-hidden="true">
        {digits}
      </span>
      <span className="sp-visually-hidden">{t('lastDigitsLabel', { digits })}</span>
    </span>
  )
}

/** Names an account: its type and its last digits. */
export function AccountName({ account }: { account: Account }) {
  const typeName = useAccountTypeName()
  return (
    <span className="sp-account-name">
      {typeName(account)} <LastDigits account={account} />
    </span>
  )
}
