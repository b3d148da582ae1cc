import type { OwnTransferQuote } from '@sixpence/core/transfers'
import { addAmounts } from '@sixpence/core/money'
import { useRef, type ReactNode } from 'react'
import { AccountSelect } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { hosted, useNavigateTo } from '../../provider/index.ts'
import { useIsPermitted } from '../../start/index.ts'
import { Button, EmptyState, ErrorView, Icon } from '../../ui/index.ts'
import { isAwaited } from '../form/amount-fault.ts'
import { AmountPart } from '../form/amount-part.tsx'
import { FormWaiting } from '../form/form-waiting.tsx'
import { NotPermitted } from '../form/not-permitted.tsx'
import { PricePart } from '../form/price-part.tsx'
import { LinkedAmounts } from './linked-amounts.tsx'
import { useOwnPriceRows } from './own-price-rows.tsx'
import { RepeatPart } from './repeat-part.tsx'
import { TransferFoot } from '../form/transfer-foot.tsx'
import { TransferForm } from '../form/transfer-form.tsx'
import type { TransferStart } from '../transfer-start.ts'
import { useOwnTransfer, type OwnTransferTask } from './use-own-transfer.ts'
import { useTransferSubmit } from '../use-transfer-submit.ts'

export interface OwnTransferFormProps extends TransferStart {
  /**
   * The offer to customers with one account, e.g. `AddCurrency`; by default the way to their
   * accounts.
   */
  readonly emptyAction?: ReactNode
}

/**
 * Lets the customer move money between own accounts, up to the review. Then it calls `onNavigate`
 * with the payment to show.
 */
export const OwnTransferForm = hosted('OwnTransferForm', OwnTransferFormContent)

function OwnTransferFormContent(props: OwnTransferFormProps) {
  const isPermitted = useIsPermitted('betweenAccounts')
  return isPermitted ? <Permitted {...props} /> : <NotPermitted kind="ownTransfer" />
}

function Permitted({ fromAccount, toAccount, edit, emptyAction }: OwnTransferFormProps) {
  const task = useOwnTransfer({ fromAccount, toAccount, edit })
  const { accounts, accountsFailure, retry } = task
  if (!accounts) {
    if (accountsFailure) return <ErrorView failure={accountsFailure} onRetry={retry} />
    return <FormWaiting />
  }
  const hasWay = accounts.some(from => task.receivers.some(to => to !== from))
  return hasWay ? (
    <Fields task={task} accounts={accounts} />
  ) : (
    <TooFewAccounts action={emptyAction} />
  )
}

function TooFewAccounts({ action }: { action: ReactNode }) {
  const { t } = useMessages('transfers')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      title={t('tooFewAccountsTitle')}
      icon="wallet"
      action={action || <Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>}
    >
      {t('tooFewAccountsText')}
    </EmptyState>
  )
}

interface FieldsProps {
  task: OwnTransferTask
  accounts: NonNullable<OwnTransferTask['accounts']>
}

function Fields({ task, accounts }: FieldsProps) {
  const { t } = useMessages('transfers')
  const form = useSubmit(task)
  return (
    <TransferForm
      label={t('ownFormLabel')}
      onSubmit={form.submit}
      stopped={form.stopped}
      summary={<Summary task={task} isWaiting={form.isWaiting} />}
    >
      <Accounts task={task} accounts={accounts} form={form} />
      <Amounts task={task} form={form} />
      <RepeatPart task={task} isSubmitted={form.isSubmitted} />
    </TransferForm>
  )
}

function Amounts({ task, form }: { task: OwnTransferTask; form: ReturnType<typeof useSubmit> }) {
  const { isSubmitted, amountInput: inputRef } = form
  const parts = { task, isSubmitted, inputRef }
  return task.isExchange ? (
    <LinkedAmounts {...parts} />
  ) : (
    <AmountPart {...parts} currencyCode={task.from?.currencyCode} />
  )
}

function Summary({ task, isWaiting }: { task: OwnTransferTask; isWaiting: boolean }) {
  const { t } = useMessages('transfers')
  const rowsOf = useOwnPriceRows()
  const { isExchange, faults, quote } = task
  const awaitsText = t(isExchange ? 'ownPriceAwaitsText' : 'ownAmountAwaitsText')
  const total = quote && ownTotal(quote)
  return (
    <>
      <PricePart
        rows={quote && rowsOf(quote)}
        lines={isExchange ? 2 : 1}
        isPending={task.isPricing}
        failure={task.priceFailure}
        awaitsText={isAwaited(faults.amount) ? awaitsText : undefined}
        onRetry={task.retry}
      />
      <TransferFoot task={task} kind="ownTransfer" total={total} isWaiting={isWaiting} />
    </>
  )
}

/** Returns the amount that leaves the account, including the fee, which is in the same currency. */
const ownTotal = ({ fromAmount, fromCurrencyCode, fee }: OwnTransferQuote) => ({
  amount: addAmounts(fromAmount, fee),
  currencyCode: fromCurrencyCode,
})

function Accounts({ task, accounts, form }: FieldsProps & { form: ReturnType<typeof useSubmit> }) {
  const { t } = useMessages('transfers')
  const { draft, faults } = task
  return (
    <div className="sp-transfer-accounts">
      <AccountSelect
        label={t('fromLabel')}
        name="fromAccount"
        accounts={accounts}
        selectedId={draft.fromAccount}
        error={form.isSubmitted && faults.from ? t('fromMissingError') : undefined}
        onSelect={id => task.edit({ fromAccount: id })}
      />
      <Button
        variant="quiet"
        className="sp-button-icon sp-transfer-swap"
        aria-label={t('swapCta')}
        isDisabled={!task.to}
        onPress={task.swap}
      >
        <Icon name="swap" />
      </Button>
      <AccountSelect
        label={t('toLabel')}
        name="toAccount"
        accounts={task.receivers}
        selectedId={draft.toAccount}
        error={form.isSubmitted && faults.to ? t('toMissingError') : undefined}
        onSelect={id => task.edit({ toAccount: id })}
      />
    </div>
  )
}

function useSubmit(task: OwnTransferTask) {
  const amountInput = useRef<HTMLInputElement>(null)
  const form = useTransferSubmit(task, task.isPricing, () =>
    Object.values(task.faults).some(Boolean),
  )
  return { ...form, amountInput }
}
