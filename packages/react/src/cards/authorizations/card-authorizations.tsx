import type { Account } from '@sixpence/core/accounts'
import type { CardAuthorization } from '@sixpence/core/cards'
import { useAccounts } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Badge, EmptyState, Icon, ListRow, ListView, Money } from '../../ui/index.ts'
import { useCardAuthorizations, type CardAuthorizationsTask } from './use-card-authorizations.ts'
import { useCardName } from '../list/use-card-name.ts'

export interface CardAuthorizationsProps {
  /** A card, or the account on which cards settle. */
  accountId: string
}

/**
 * Payments that shops requested from a card or from all cards of an account: newest first, ten at a
 * time.
 */
export function CardAuthorizations({ accountId }: CardAuthorizationsProps) {
  const task = useCardAuthorizations({ of: 'account', accountId })
  return <Authorizations task={task} shown={accountId} emptyKey="authorizationsEmptyText" />
}

/**
 * Payments that shops requested from debit cards: newest first, ten at a time. For sub-accounts
 * only.
 */
export function DebitCardAuthorizations() {
  const task = useCardAuthorizations({ of: 'debitCards' })
  return <Authorizations task={task} emptyKey="debitAuthorizationsEmptyText" />
}

interface AuthorizationsProps {
  task: CardAuthorizationsTask
  /** The account that the page is about. Its rows don't repeat the name. */
  shown?: string
  emptyKey: 'authorizationsEmptyText' | 'debitAuthorizationsEmptyText'
}

function Authorizations({ task, shown, emptyKey }: AuthorizationsProps) {
  const { t } = useMessages('cards')
  const { data: accounts } = useAccounts()
  const cardOf = ({ accountId }: CardAuthorization) =>
    accountId === shown ? undefined : accounts?.find(one => one.accountId === accountId)
  return (
    <ListView
      of={task}
      items={task.data}
      failedTitle={t('authorizationsFailedTitle')}
      gap={3}
      label={t('authorizationsTitle')}
      row={item => <Row key={item.id} item={item} card={cardOf(item)} />}
      empty={
        <EmptyState title={t('authorizationsEmptyTitle')} icon="card">
          {t(emptyKey)}
        </EmptyState>
      }
      countText={shown => t('authorizationsShownText', { shown, count: task.total })}
    />
  )
}

const TONE = {
  pending: 'info',
  completed: 'positive',
  declined: 'negative',
  reversed: 'neutral',
} as const

function Row({ item, card }: { item: CardAuthorization; card: Account | undefined }) {
  const { t } = useMessages('cards')
  const formats = useFormats()
  const nameOf = useCardName()
  const { merchantName, date, amount, currencyCode, status } = item
  return (
    <ListRow
      leading={<Icon name="card" />}
      title={merchantName}
      description={[formats.dateTime(date), card && nameOf(card)].filter(Boolean).join(' · ')}
      trailing={<Money amount={amount} currencyCode={currencyCode} />}
      trailingDescription={<Badge tone={TONE[status]}>{t(`${status}Status`)}</Badge>}
    />
  )
}
