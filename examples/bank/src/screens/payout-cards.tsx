import { CardCollectorProvider } from '@sixpence/react/card-vault'
import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { ExternalCards } from '@sixpence/react/transfers'
import { PageHeader } from '@sixpence/react/ui'
import { useRouteContext } from '@tanstack/react-router'
import { cardCollectorOf } from '../client/card-vault.ts'
import { CardKinds } from '../shell/card-kinds.tsx'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The other banks' cards to which money is paid out. */
export function PayoutCardsScreen() {
  const { t } = useMessages('external-cards')
  const { t: tShell } = useMessages('shell')
  useScreenTitle(t('listLabel'))
  const { config } = useRouteContext({ from: '__root__' })
  return (
    <div className="sp-screen">
      <PageHeader title={tShell('cardsTitle')} />
      <CardKinds />
      <CardCollectorProvider collector={cardCollectorOf(useBrand(), config)}>
        <ExternalCards />
      </CardCollectorProvider>
    </div>
  )
}
