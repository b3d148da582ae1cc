import type { Account } from '@sixpence/core/accounts'
import { isOpenPrepaidCard } from '@sixpence/core/cards'
import type { Destination } from '../../provider/index.ts'
import { AccountCard } from './account-card.tsx'

export interface AccountCardsProps {
  accounts: readonly Account[]
  label: string
  linkTo: 'account' | 'history'
}

/** Accounts side by side, each with a link. */
export function AccountCards({ accounts, label, linkTo }: AccountCardsProps) {
  if (accounts.length === 0) return null
  return (
    // Safari takes the role from a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="sp-account-cards" role="list" aria-label={label}>
      {accounts.map(account => (
        <li key={account.accountId}>
          <AccountCard account={account} destination={destinationOf(account, linkTo)} />
        </li>
      ))}
    </ul>
  )
}

/** Debit cards and closed cards have no card page, so they link to the account's page. */
function destinationOf(account: Account, linkTo: AccountCardsProps['linkTo']): Destination {
  const { accountId } = account
  const isCard = linkTo === 'account' && isOpenPrepaidCard(account)
  return { to: isCard ? 'card' : linkTo, accountId }
}
