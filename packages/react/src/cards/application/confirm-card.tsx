import type { CardApplication } from '@sixpence/core/cards'
import { addressLine } from '@sixpence/core/lookups'
import { formatMoney, isPositive } from '@sixpence/core/money'
import { AccountName, useAccounts } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { hosted, useNavigateTo } from '../../provider/index.ts'
import { loadStateOf, useWrite } from '../../store/index.ts'
import {
  Button,
  Card,
  DefinitionList,
  EmptyState,
  ErrorView,
  Inline,
  Money,
  Skeleton,
  Stack,
  useHiddenLoading,
} from '../../ui/index.ts'
import { cardsApi } from '../cards-api.ts'

export interface ConfirmCardProps {
  cardId: string
}

/** Shows an application with its costs and confirms it. */
export const ConfirmCard = hosted('ConfirmCard', ConfirmCardContent)

function ConfirmCardContent({ cardId }: ConfirmCardProps) {
  // The key keeps one application's costs away from the next one's button.
  return <Found key={cardId} cardId={cardId} />
}

function Found({ cardId }: ConfirmCardProps) {
  const { t } = useMessages('cards')
  const query = cardsApi.application.useRead({ cardId })
  const { isLoading, error, refetch } = loadStateOf(query)
  const navigateTo = useNavigateTo()
  const { confirm, change } = useConfirming(cardId)
  if (isLoading) return <Skeleton shape="row" lines={4} label={t('loadingStatus')} />
  if (error?.code === 'invalid_input') return <NoApplication />
  if (!query.data) return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  return (
    <Stack gap={5}>
      <ErrorView failure={change.error} title={t('actionFailedTitle')} />
      <Application application={query.data} />
      <Inline>
        <Button variant="primary" isPending={change.isPending} onPress={() => void confirm()}>
          <ConfirmText application={query.data} />
        </Button>
        <Button onPress={() => navigateTo({ to: 'cards' })}>{t('notNowCta')}</Button>
      </Inline>
    </Stack>
  )
}

function NoApplication() {
  const { t } = useMessages('cards')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      title={t('noApplicationTitle')}
      icon="card"
      action={<Button onPress={() => navigateTo({ to: 'cards' })}>{t('cardsCta')}</Button>}
    >
      {t('noApplicationText')}
    </EmptyState>
  )
}

/** The button shows the amount that is paid on press. */
function ConfirmText({ application }: { application: CardApplication }) {
  const { t } = useMessages('cards')
  const { locale } = useFormats()
  const { totalFee: amount, currencyCode } = application
  if (!isPositive(amount)) return t('confirmCta')
  return t('confirmAndPayCta', { amount: formatMoney({ amount, currencyCode }, locale) })
}

function useConfirming(cardId: string) {
  const navigateTo = useNavigateTo()
  const { write, ...change } = useWrite()
  const confirm = async () => {
    const done = await write(cardsApi.confirm, { cardId })
    if (done) navigateTo({ to: 'card', accountId: done.answer })
  }
  return { confirm, change }
}

function Application({ application }: { application: CardApplication }) {
  const { t } = useMessages('cards')
  const { languageTag } = useFormats()
  const task = useAccounts()
  useHiddenLoading(task)
  const { currencyCode, address, shipping, deliveryTime } = application
  const payer = task.data?.find(({ accountId }) => accountId === application.feeAccountId)
  const money = (amount: string) => <Money amount={amount} currencyCode={currencyCode} />
  const rows = [
    {
      id: 'card',
      term: t('cardLabel'),
      details:
        application.cardAliasName ??
        t(application.cardIsVirtual ? 'virtualName' : 'physicalName', { currency: currencyCode }),
    },
    {
      id: 'address',
      term: t('addressTitle'),
      details: address && addressLine(address, languageTag),
    },
    {
      id: 'shipping',
      term: t('shippingLabel'),
      details:
        shipping &&
        [t(`${shipping}Label`), t('daysText', { count: deliveryTime ?? 0 })].join(' · '),
    },
    { id: 'payer', term: t('feeAccountLabel'), details: payer && <AccountName account={payer} /> },
    { id: 'issue', term: t('issueFeeLabel'), details: money(application.issueFee) },
    { id: 'sending', term: t('shippingFeeLabel'), details: money(application.shippingFee) },
    { id: 'total', term: t('totalLabel'), details: money(application.totalFee), isStrong: true },
  ]
  return (
    <Card>
      <DefinitionList items={rows.filter(({ details }) => details !== undefined)} />
    </Card>
  )
}
