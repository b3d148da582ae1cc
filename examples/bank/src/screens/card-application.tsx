import { CardApplication, ConfirmCard } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useParams, useRouter } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The application for a card. */
export function AddCardScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('addCardTitle'))
  const router = useRouter()
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader
        title={t('addCardTitle')}
        back={{
          label: t('allCardsLink'),
          onPress: () => void router.navigate({ to: '/cards' }),
        }}
      />
      <CardApplication />
    </div>
  )
}

/** The confirmation of the card application in the address. */
export function ConfirmCardScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('confirmCardTitle'))
  const { cardId } = useParams({ from: '/main/confirm-card/$cardId' })
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('confirmCardTitle')} />
      <ConfirmCard key={cardId} cardId={cardId} />
    </div>
  )
}
