import { accountKind, type Account } from '@sixpence/core/accounts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { lastDigits } from './last-digits.ts'

const TYPE = {
  payment: 'paymentType',
  prepayment: 'prepaymentType',
  receiving: 'receivingType',
  card: 'cardType',
  other: 'otherType',
} as const

/** Returns a function that names the kind of an account, such as savings. */
export function useAccountTypeName(): (account: Account) => string {
  const { t } = useMessages('accounts')
  return account => t(TYPE[accountKind(account.type) ?? 'other'])
}

/** Returns a function that gives an account's title: the holder's name for it, else its currency's. */
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

/** The last four digits of an account, or of the number printed on its card. */
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

/**
 * The line below an account's title: its type, unless it is a payment account or card, and its last
 * digits.
 */
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

/** An account's title and last digits, for a line of text. */
export function AccountName({ account }: { account: Account }) {
  const titleOf = useAccountTitle()
  return (
    <span className="sp-account-name">
      <bdi>{titleOf(account)}</bdi> <LastDigits account={account} />
    </span>
  )
}
