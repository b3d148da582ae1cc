import { CardVaultProvider } from '@sixpence/react/card-vault'
import { CardDetail, CardPin } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { useParams, useRouteContext, useRouter } from '@tanstack/react-router'
import { cardVaultOf } from '../client/card-vault.ts'
import { Screen } from '../shell/screen.tsx'

/** One card. */
export function CardScreen() {
  const { t } = useMessages('shell')
  const { accountId } = useParams({ from: '/main/cards/$accountId' })
  const { config } = useRouteContext({ from: '__root__' })
  const brand = useBrand()
  const router = useRouter()
  return (
    <Screen
      title={t('cardTitle')}
      back={{
        label: t('allCardsLink'),
        onPress: () => void router.navigate({ to: '/cards' }),
      }}
    >
      <CardVaultProvider vault={cardVaultOf(brand, config)}>
        <CardDetail key={accountId} accountId={accountId} />
      </CardVaultProvider>
    </Screen>
  )
}

/** The PIN of a card. */
export function CardPinScreen() {
  const { t } = useMessages('shell')
  const { accountId } = useParams({ from: '/main/card/$accountId/pin' })
  const router = useRouter()
  return (
    <Screen
      title={t('cardPinTitle')}
      back={{
        label: t('cardTitle'),
        onPress: () => void router.navigate({ to: '/cards/$accountId', params: { accountId } }),
      }}
    >
      <CardPin key={accountId} accountId={accountId} />
    </Screen>
  )
}
