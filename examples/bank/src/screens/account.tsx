import { settlesCards } from '@sixpence/core/cards'
import { useAccess } from '@sixpence/react/access'
import {
  AccountDetail,
  useAccount,
  useAccountPageTitle,
  useAccounts,
} from '@sixpence/react/accounts'
import { CardAuthorizations } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { useFundingInvoiceOption } from '@sixpence/react/invoices'
import { AccountLetter } from '@sixpence/react/legal'
import { LazyPart } from '@sixpence/react/provider'
import { Card, Heading, lazyComponent, List, Skeleton, Stack } from '@sixpence/react/ui'
import { useParams, useRouter } from '@tanstack/react-router'
import { useSendingKinds } from '../shell/use-transfer-kinds.ts'
import { Screen } from '../shell/screen.tsx'
import { invoiceAddress } from './invoice-address.ts'

// Loaded later, so that the rest of the screen doesn't wait for the chart.
const CashFlowChart = lazyComponent(() => import('@sixpence/react/charts'), 'CashFlowChart')

/** One account, the card payments from it, and the letter that confirms it. */
export function AccountScreen() {
  const { t } = useMessages('account')
  const { accountId } = useParams({ from: '/main/accounts/$accountId' })
  const title = useAccountPageTitle(accountId)
  const router = useRouter()
  const { mayBegin } = useAccess()
  const [paymentForm] = useSendingKinds()
  const fundingOption = useFundingInvoiceOption(invoiceAddress)
  return (
    <Screen
      title={title}
      back={{ label: t('backCta'), onPress: () => void router.navigate({ to: '/home' }) }}
    >
      <AccountDetail
        key={accountId}
        accountId={accountId}
        paymentForm={paymentForm?.target}
        mayTransfer={mayBegin('betweenAccounts')}
        mayPayIn={mayBegin('fundingByBank') || mayBegin('fundingByWire')}
        mayTakeCrypto={mayBegin('fundingByCrypto')}
        fundingOption={fundingOption}
      >
        <LazyPart fallback={<Skeleton lines={5} />}>
          <CashFlowChart key={accountId} accountId={accountId} />
        </LazyPart>
        <CardPayments accountId={accountId} />
        <Letter accountId={accountId} />
      </AccountDetail>
    </Screen>
  )
}

/** The payments of cards that settle on this account. */
function CardPayments({ accountId }: { accountId: string }) {
  const { t } = useMessages('cards')
  const { data: accounts } = useAccounts()
  if (!accounts || !settlesCards({ accountId }, accounts)) return null
  return (
    <section aria-labelledby="card-payments-title">
      <Stack gap={3}>
        <Heading level={2} size={4} id="card-payments-title">
          {t('authorizationsTitle')}
        </Heading>
        <CardAuthorizations accountId={accountId} />
      </Stack>
    </section>
  )
}

function Letter({ accountId }: { accountId: string }) {
  const { t } = useMessages('account')
  const { data: account } = useAccount(accountId)
  if (account?.accountStatusId !== 'active') return null
  return (
    <section aria-labelledby="letter-title">
      <Stack gap={3}>
        <Heading level={2} size={4} id="letter-title">
          {t('letterTitle')}
        </Heading>
        <Card padding="none">
          <List aria-label={t('letterTitle')}>
            <AccountLetter account={account} />
          </List>
        </Card>
      </Stack>
    </section>
  )
}
