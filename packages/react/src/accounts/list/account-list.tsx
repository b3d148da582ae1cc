import {
  accountsByKind,
  isInUse,
  workingFirst,
  type Account,
  type AccountGroup,
} from '@sixpence/core/accounts'
import { useMessages } from '../../i18n/index.ts'
import { hosted, DestinationLink } from '../../provider/index.ts'
import { EmptyState, ErrorView, Heading, Inline, Skeleton, Stack } from '../../ui/index.ts'
import { AccountCards } from './account-cards.tsx'
import { AccountTotals } from './account-totals.tsx'
import { BalancesAsOf } from '../balances-as-of.tsx'
import { useAccounts } from '../use-accounts.ts'

export interface AccountListProps {
  /**
   * The page that an account links to. Default: `history`. With `account`, open prepaid cards link
   * to the card's page; only open accounts in use are listed, and only the first few cards, with a
   * link to all of them.
   */
  linkTo?: 'account' | 'history' | undefined
  /**
   * True if the total and its age are shown. Default: true. Pass false if a `BalanceHead` shows
   * them.
   */
  showTotal?: boolean | undefined
}

/** All accounts with their balances. Closed accounts are collapsed. */
export const AccountList = hosted('AccountList', AccountListContent)

function AccountListContent({ linkTo = 'history', showTotal = true }: AccountListProps) {
  const { t } = useMessages('accounts')
  const task = useAccounts()
  const { data: accounts, open, closed, isLoading, error, refetch } = task
  if (isLoading) return <Skeleton shape="card" lines={3} label={t('loadingStatus')} />
  if (!accounts) {
    return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  }
  return (
    <Stack gap={5}>
      {showTotal && <BalancesAsOf {...task} />}
      {accounts.length === 0 && (
        <EmptyState title={t('emptyTitle')} icon="wallet">
          {t('emptyText')}
        </EmptyState>
      )}
      {showTotal && <AccountTotals />}
      <AccountGroups
        accounts={linkTo === 'account' ? open.filter(isInUse) : open}
        linkTo={linkTo}
      />
      {closed.length > 0 && (
        <details className="sp-closed-accounts sp-disclosure">
          <summary>{t('closedToggleCta', { count: closed.length })}</summary>
          <AccountCards accounts={closed} label={t('closedListLabel')} linkTo={linkTo} />
        </details>
      )}
    </Stack>
  )
}

const GROUP = {
  payment: 'paymentGroupTitle',
  prepayment: 'prepaymentGroupTitle',
  receiving: 'receivingGroupTitle',
  card: 'cardGroupTitle',
  other: 'otherGroupTitle',
} as const

// One row; the rest is one press away.
const FIRST_CARDS = 3

interface GroupProps {
  accounts: readonly Account[]
  linkTo: 'account' | 'history'
}

/** Groups the accounts by kind. Shows no headings if all are of the same kind. */
function AccountGroups({ accounts, linkTo }: GroupProps) {
  const { t } = useMessages('accounts')
  const groups = accountsByKind(accounts)
  if (groups.length < 2) {
    return <AccountCards accounts={accounts} label={t('listLabel')} linkTo={linkTo} />
  }
  const isInShort = (kind: AccountGroup) => kind === 'card' && linkTo === 'account'
  return groups.map(({ kind, accounts: ofKind }) => (
    <Stack key={kind} gap={3}>
      <Inline justify="between">
        <Heading level={3} size={4}>
          {t(GROUP[kind])}
        </Heading>
        {isInShort(kind) && (
          <DestinationLink destination={{ to: 'cards' }} className="sp-link">
            {t('allCardsCta')}
          </DestinationLink>
        )}
      </Inline>
      <AccountCards
        accounts={isInShort(kind) ? workingFirst(ofKind, FIRST_CARDS) : ofKind}
        label={t(GROUP[kind])}
        linkTo={linkTo}
      />
    </Stack>
  ))
}
