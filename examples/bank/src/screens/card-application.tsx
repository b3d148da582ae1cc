import { CardApplication, ConfirmCard } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { useParams, useRouter } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** The application for a card. */
export function AddCardScreen() {
  const { t } = useMessages('shell')
  const router = useRouter()
  return (
    <Screen
      title={t('addCardTitle')}
      back={{
        label: t('allCardsLink'),
        onPress: () => void router.navigate({ to: '/cards' }),
      }}
      isNarrow
    >
      <CardApplication />
    </Screen>
  )
}

/** The confirmation of the card application in the address. */
export function ConfirmCardScreen() {
  const { t } = useMessages('shell')
  const { cardId } = useParams({ from: '/main/confirm-card/$cardId' })
  return (
    <Screen title={t('confirmCardTitle')} isNarrow>
      <ConfirmCard key={cardId} cardId={cardId} />
    </Screen>
  )
}
