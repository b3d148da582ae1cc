import { cards } from '@sixpence/core/cards'
import { useAccess } from '@sixpence/react/access'
import { DebitCardAuthorizations } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { Navigate, useRouter } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** The payments of debit cards: the part of the history that only sub-accounts receive. */
export function DebitCardsScreen() {
  const { t } = useMessages('shell')
  const router = useRouter()
  const { customer, mayCall } = useAccess()
  // The bank refuses this call to everybody else.
  if (customer && !mayCall(cards.calls.debitAuthorizations)) {
    return <Navigate to="/history" replace />
  }
  return (
    <Screen
      title={t('debitCardsTitle')}
      back={{
        label: t('historyTitle'),
        onPress: () => void router.navigate({ to: '/history' }),
      }}
      isNarrow
    >
      <DebitCardAuthorizations />
    </Screen>
  )
}
