import { accountKind, type Account } from '@sixpence/core'
import { useFormats, useMessages } from '../i18n/index.ts'
import { lastDigits } from './last-digits.ts'

const TYPE = {
  payment: 'paymentType',
  prepayment: 'prepaymentType',
  receiving: 'receivingType',
  card: 'cardType',
  other: 'otherType',
} as const

/** Answers what an account is for. */
export function useAccountTypeName(): (account: Account) => string {
  const { t } = useMessages('accounts')
  return account => t(TYPE[accountKind(account.type) ?? 'other'])
}

/** Answers what calls an account: the name its holder gave it, else what its currency is called. */
export function useAccountTitle(): (account: Account) => string {
  const { t } = useMessages('accounts')
  const { currencyName } = useFormats()
  return ({ nickname, cardAliasName, currencyCode, type }) => {
    const own = nickname || cardAliasName
    if (own) return own
    const currency = currencyName(currencyCode)
    return accountKind(type) === 'card' ? t('cardTitle', { currency }) : currency
  }
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

/** The line below an account's title: its purpose, unless it is for payments, and its number. */
export function AccountSubtitle({ account }: { account: Account }) {
  const typeName = useAccountTypeName()
  const kind = accountKind(account.type)
  const isPlain = kind === 'payment' || kind === 'card'
  return (
    <span className="sp-account-subtitle">
      {!isPlain && <span>{typeName(account)}</span>} <LastDigits account={account} />
    </span>
  )
}

/** Names an account in a line of text: its title and its last digits. */
export function AccountName({ account }: { account: Account }) {
  const titleOf = useAccountTitle()
  return (
    <span className="sp-account-name">
      <bdi>{titleOf(account)}</bdi> <LastDigits account={account} />
    </span>
  )
}
