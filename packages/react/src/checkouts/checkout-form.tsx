import type { Checkout } from '@sixpence/core/checkouts'
import { formatMoney } from '@sixpence/core/money'
import { AccountSelect } from '../accounts/index.ts'
import { StepHeading } from '../attempts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useRepetitionText } from '../payments/index.ts'
import {
  Alert,
  Button,
  Card,
  DefinitionList,
  EmptyState,
  ErrorView,
  Money,
  Skeleton,
  Stack,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { BackToMerchant } from './back-to-merchant.tsx'
import { MerchantLogo } from './merchant-logo.tsx'
import { useCheckout, type CheckoutTask } from './use-checkout.ts'

export interface CheckoutFormProps {
  checkoutId: string
}

/**
 * Shows what a merchant requests and lets the customer pay it from an account. Amount and merchant
 * come from the bank's record. Leads to the payment through `onNavigate`.
 */
export const CheckoutForm = hosted('CheckoutForm', CheckoutFormContent)

function CheckoutFormContent({ checkoutId }: CheckoutFormProps) {
  const task = useCheckout(checkoutId)
  const { data: checkout, error } = task
  if (!checkout) {
    if (error) return <ErrorView failure={error} onRetry={task.refetch} />
    return <Skeleton shape="row" lines={4} />
  }
  return checkout.status === 'open' ? (
    <Open task={task} checkout={checkout} />
  ) : (
    <NotOpen checkout={checkout} />
  )
}

function Open({ task, checkout }: { task: CheckoutTask; checkout: Checkout }) {
  const { t } = useMessages('checkouts')
  return (
    <Stack gap={5}>
      <StepHeading isFirst>{t('payTitle', { name: checkout.merchantName })}</StepHeading>
      <MerchantLogo url={checkout.logoUrl} />
      <CheckoutSummary checkout={checkout} />
      {task.isForbidden ? (
        <Alert tone="warning">{t('notPermittedText')}</Alert>
      ) : (
        <PayFrom task={task} checkout={checkout} />
      )}
      <BackToMerchant name={checkout.merchantName} />
    </Stack>
  )
}

function PayFrom({ task, checkout }: { task: CheckoutTask; checkout: Checkout }) {
  const { t } = useMessages('checkouts')
  const { locale } = useFormats()
  const { accounts, account } = task
  return (
    <>
      {accounts?.length === 0 && (
        <Alert tone="warning">{t('noAccountText', { currency: checkout.currencyCode })}</Alert>
      )}
      {accounts && account && (
        <AccountSelect
          label={t('fromLabel')}
          accounts={accounts}
          selectedId={account.accountId}
          onSelect={task.choose}
        />
      )}
      <ErrorView failure={task.change.error} title={t('failedTitle')} />
      {account && (
        <Button
          variant="primary"
          isWide
          isPending={task.change.isPending}
          onPress={() => void task.pay()}
        >
          {t('payCta', { amount: formatMoney(checkout, locale) })}
        </Button>
      )}
    </>
  )
}

function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { t } = useMessages('checkouts')
  const { merchantName, description, subscription, amount, currencyCode } = checkout
  const repetitionOf = useRepetitionText()
  return (
    <Card>
      <DefinitionList
        items={[
          { id: 'to', term: t('toLabel'), details: merchantName },
          { id: 'for', term: t('purposeLabel'), details: description },
          ...(subscription
            ? [{ id: 'repeat', term: t('repeatLabel'), details: repetitionOf(subscription) }]
            : []),
          {
            id: 'amount',
            term: t('amountLabel'),
            details: <Money amount={amount} currencyCode={currencyCode} />,
            isStrong: true,
          },
        ]}
      />
    </Card>
  )
}

const TITLE = {
  pending: 'pendingTitle',
  paid: 'paidTitle',
  refused: 'refusedTitle',
  expired: 'expiredTitle',
} as const

const TEXT = {
  pending: 'pendingText',
  paid: 'paidText',
  refused: 'refusedText',
  expired: 'expiredText',
} as const

function NotOpen({ checkout }: { checkout: Checkout }) {
  const { t } = useMessages('checkouts')
  const { status, merchantName: name } = checkout
  if (status === 'open') return null
  return (
    <EmptyState
      title={t(TITLE[status])}
      icon={status === 'paid' ? 'check' : 'clock'}
      action={<BackToMerchant name={name} />}
    >
      {t(TEXT[status])}
    </EmptyState>
  )
}
