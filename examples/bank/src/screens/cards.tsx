import { cardPage, cards } from '@sixpence/core/cards'
import { useAccess } from '@sixpence/react/access'
import { useAccounts } from '@sixpence/react/accounts'
import { CardList, useCards } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { Loaded } from '@sixpence/react/ui'
import { Link, Navigate } from '@tanstack/react-router'
import { CardKinds } from '../shell/card-kinds.tsx'
import { Screen } from '../shell/screen.tsx'

/** Shown only until the bank's answer decides which list is the first. */
export function CardsScreen() {
  const { t } = useMessages('shell')
  const { t: tCards } = useMessages('cards')
  const { data: accounts, ...of } = useAccounts()
  return (
    <Screen title={t('cardsTitle')}>
      <Loaded of={of} value={accounts} failedTitle={tCards('failedTitle')}>
        {all => {
          const isVirtual = cardPage({ at: 'cards' }, all).result === 'virtual'
          return <Navigate to={isVirtual ? '/cards/virtual' : '/cards/physical'} replace />
        }}
      </Loaded>
    </Screen>
  )
}

/** The physical cards. */
export function PhysicalCardsScreen() {
  return <Cards kind="physical" />
}

/** The virtual cards. */
export function VirtualCardsScreen() {
  return <Cards kind="virtual" />
}

function Cards({ kind }: { kind: 'physical' | 'virtual' }) {
  const { t } = useMessages('shell')
  const { mayCall } = useAccess()
  const { data: lists } = useCards()
  const canApply = mayCall(cards.calls.apply)
  // An empty list offers it below, where the user looks.
  const isOfferedBelow = lists?.[kind].length === 0
  return (
    <Screen
      title={t('cardsTitle')}
      actions={
        canApply &&
        !isOfferedBelow && (
          <Link to="/add-card" className="sp-button sp-button-secondary">
            {t('addCardTitle')}
          </Link>
        )
      }
    >
      <CardKinds />
      <CardList kind={kind} canApply={canApply} />
    </Screen>
  )
}
