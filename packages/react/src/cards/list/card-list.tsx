import type { Account } from '@sixpence/core/accounts'
import { useMessages } from '../../i18n/index.ts'
import { hosted, DestinationLink, useNavigateTo } from '../../provider/index.ts'
import {
  Button,
  EmptyState,
  ErrorView,
  FocusKeeper,
  Money,
  Skeleton,
  StaleAlert,
  Stack,
} from '../../ui/index.ts'
import { CardFace } from './card-face.tsx'
import { useCards } from './use-cards.ts'

export interface CardListProps {
  kind: 'physical' | 'virtual'
  /** True if the customer can apply for a card here. Default: true. */
  canApply?: boolean | undefined
}

/** The customer's physical or virtual cards, each linked to its page. */
export const CardList = hosted('CardList', CardListContent)

function CardListContent({ kind, canApply = true }: CardListProps) {
  const { t } = useMessages('cards')
  const navigateTo = useNavigateTo()
  const task = useCards()
  const { data: cards, isLoading, error, refetch } = task
  if (isLoading) return <Skeleton shape="card" lines={4} label={t('loadingStatus')} />
  if (!cards) return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  const shown = cards[kind]
  const apply = canApply && (
    <Button variant="primary" onPress={() => navigateTo({ to: 'addCard' })}>
      {t('applyCta')}
    </Button>
  )
  return (
    <FocusKeeper>
      <Stack gap={5}>
        <StaleAlert of={task} />
        {shown.length === 0 ? (
          <EmptyState title={t(`${kind}EmptyTitle`)} icon="card" action={apply}>
            {t(`${kind}EmptyText`)}
          </EmptyState>
        ) : (
          <CardTiles cards={shown} label={t(`${kind}Title`)} />
        )}
        {cards.debit.length > 0 && kind === 'physical' && <DebitCards cards={cards.debit} />}
      </Stack>
    </FocusKeeper>
  )
}

function CardTiles({ cards, label }: { cards: readonly Account[]; label: string }) {
  const { t } = useMessages('cards')
  return (
    // Safari drops the role of a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="sp-card-tiles" role="list" aria-label={label}>
      {cards.map(card => (
        <li key={card.accountId}>
          <DestinationLink
            className="sp-card-tile"
            destination={{ to: 'card', accountId: card.accountId }}
          >
            <CardFace card={card} />
            <span className="sp-card-tile-balance">
              <span className="sp-visually-hidden">{t('balanceLabel')} </span>
              <Money amount={card.balance} currencyCode={card.currencyCode} size="large" />
            </span>
          </DestinationLink>
        </li>
      ))}
    </ul>
  )
}

/** They have no links: their payments are in the history of the account on which they settle. */
function DebitCards({ cards }: { cards: readonly Account[] }) {
  const { t } = useMessages('cards')
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="sp-card-tiles" role="list" aria-label={t('debitTitle')}>
      {cards.map(card => (
        <li key={card.accountId} className="sp-card-tile">
          <CardFace card={card} />
        </li>
      ))}
    </ul>
  )
}
