import { canMoveOff, canReceive, canSend, isWorking, type Account } from '@sixpence/core/accounts'
import { isPositive } from '@sixpence/core/money'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { hosted, LazyDialog, useNavigateTo, type TransferTarget } from '../../provider/index.ts'
import {
  Button,
  Card,
  DefinitionList,
  EmptyState,
  ErrorView,
  FocusKeeper,
  Icon,
  Inline,
  Money,
  Skeleton,
  Stack,
  lazyComponent,
} from '../../ui/index.ts'
import { AccountFacts } from './account-facts.tsx'
import { AccountRequirements } from './account-requirements.tsx'
import { AccountStatusBadge } from '../account-status-badge.tsx'
import type { FundingOption } from './funding-option.ts'
import { BalancesAsOf } from '../balances-as-of.tsx'
import { useAccount, type AccountTask } from './use-account.ts'

export interface AccountDetailProps {
  accountId: string
  /**
   * The form for paying others from this account, if the user may. The bank checks the right as
   * well.
   */
  paymentForm?: 'p2pTransfer' | 'externalTransfer' | undefined
  /** True if the user may move money between accounts of the same customer. */
  mayTransfer?: boolean | undefined
  /** True if the user may see how others pay in. Default: true. */
  mayPayIn?: boolean | undefined
  /** True if the user may receive crypto currencies on this account. */
  mayTakeCrypto?: boolean | undefined
  /** Another way to add money from a different part of the bank, e.g. an invoice. */
  fundingOption?: FundingOption | undefined
  /** More content about the account, e.g. a chart. Shown once the account has loaded. */
  children?: ReactNode
}

/** One account: its balance and name, and how money is paid in and sent. */
export const AccountDetail = hosted('AccountDetail', AccountDetailContent)

function AccountDetailContent(props: AccountDetailProps) {
  return <Found key={props.accountId} {...props} />
}

function Found(props: AccountDetailProps) {
  const { t } = useMessages('account')
  const task = useAccount(props.accountId)
  const { data: account, isUnknown, isLoading, error, refetch } = task
  if (isLoading) return <Skeleton shape="card" lines={6} />
  if (isUnknown) return <NoSuchAccount />
  if (!account) return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  return (
    <FocusKeeper>
      <div className="sp-account-detail">
        <div className="sp-account-detail-parts">
          <Stack gap={5}>
            <Balance account={account} task={task} />
            <Actions {...props} account={account} />
            <AccountFacts
              account={account}
              address={task.address}
              mayPayIn={props.mayPayIn ?? true}
            />
            <ErrorView
              failure={task.rest.error}
              title={t('restFailedTitle')}
              onRetry={task.rest.refetch}
            />
          </Stack>
          <Stack gap={5}>
            {props.children}
            <AccountRequirements requirements={task.crossPlatform} />
          </Stack>
        </div>
      </div>
    </FocusKeeper>
  )
}

function NoSuchAccount() {
  const { t } = useMessages('account')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      title={t('unknownTitle')}
      icon="wallet"
      action={<Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>}
    >
      {t('unknownText')}
    </EmptyState>
  )
}

function Balance({ account, task }: { account: Account; task: AccountTask }) {
  const { t } = useMessages('account')
  const { balance, currencyCode, pendingAmount, accountBalanceMin } = account
  const more = [
    { id: 'pending', term: t('pendingLabel'), amount: pendingAmount },
    { id: 'minimum', term: t('minimumLabel'), amount: accountBalanceMin },
  ].filter(({ amount }) => isPositive(amount))
  return (
    <Card as="section" aria-label={t('balanceTitle')}>
      <Stack gap={2}>
        <Inline justify="between">
          <span className="sp-muted">{t('balanceTitle')}</span>
          {!isWorking(account) && <AccountStatusBadge account={account} />}
        </Inline>
        <Money amount={balance} currencyCode={currencyCode} size="hero" />
        {more.length > 0 && (
          <DefinitionList
            items={more.map(({ id, term, amount }) => ({
              id,
              term,
              details: <Money amount={amount} currencyCode={currencyCode} />,
            }))}
          />
        )}
        <BalancesAsOf {...task} />
      </Stack>
    </Card>
  )
}

type ActionsProps = AccountDetailProps & { account: Account }

function Actions({ account, ...may }: ActionsProps) {
  const { t } = useMessages('account')
  const navigateTo = useNavigateTo()
  const { accountId } = account
  const { paymentForm, mayTransfer } = may
  const goes = (to: TransferTarget) => () => navigateTo({ to, fromAccount: accountId })
  return (
    <div className="sp-account-actions">
      <div className="sp-account-actions-row">
        {canReceive(account) && <AddAction {...may} account={account} />}
        {paymentForm && canSend(account) && (
          <Button icon={<Icon name="arrow-up-right" />} onPress={goes(paymentForm)}>
            {t('sendCta')}
          </Button>
        )}
        {mayTransfer && canMoveOff(account) && (
          <Button icon={<Icon name="swap" />} onPress={goes('ownTransfer')}>
            {t('moveCta')}
          </Button>
        )}
        <Button
          icon={<Icon name="list" />}
          onPress={() => navigateTo({ to: 'history', accountId })}
        >
          {t('historyCta')}
        </Button>
      </div>
    </div>
  )
}

const AddFunds = lazyComponent(() => import('./add-funds.tsx'), 'AddFunds')

function AddAction({ account, ...may }: ActionsProps) {
  const { t } = useMessages('account')
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const { mayPayIn = true, mayTakeCrypto = false, fundingOption } = may
  if (!mayPayIn && !mayTakeCrypto && !fundingOption) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<Icon name="plus" />}
        onPress={() => setAdding(true)}
        onApproach={() => void AddFunds.preload()}
      >
        {t('addFundsCta')}
      </Button>
      {isAdding && (
        <LazyDialog onClose={close}>
          <AddFunds
            isOpen
            onClose={close}
            {...{ account, mayPayIn, mayTakeCrypto, fundingOption }}
          />
        </LazyDialog>
      )}
    </>
  )
}
