import type { P2pTransferQuote } from '@sixpence/core/transfers'
import { isPositive } from '@sixpence/core/money'
import { useRef } from 'react'
import { AccountSelect } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useIsPermitted } from '../../start/index.ts'
import { ErrorView, Money, type DefinitionListItem } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { isAwaited } from '../form/amount-fault.ts'
import { AmountPart } from '../form/amount-part.tsx'
import { FormWaiting } from '../form/form-waiting.tsx'
import { NoAccount } from '../form/no-account.tsx'
import { NotPermitted } from '../form/not-permitted.tsx'
import { NoteField } from '../form/note-field.tsx'
import { PricePart } from '../form/price-part.tsx'
import { PayeePart } from './payee-part.tsx'
import { TransferFoot } from '../form/transfer-foot.tsx'
import { FieldPair, TransferForm } from '../form/transfer-form.tsx'
import type { TransferStart } from '../transfer-start.ts'
import { useP2pTransfer, type P2pTransferTask } from './use-p2p-transfer.ts'
import { useTransferSubmit } from '../use-transfer-submit.ts'

export type P2pTransferFormProps = TransferStart

/**
 * Lets the customer send money to another person, up to the review. Then it calls `onNavigate` with
 * the payment to show.
 */
export const P2pTransferForm = hosted('P2pTransferForm', P2pTransferFormContent)

function P2pTransferFormContent(props: P2pTransferFormProps) {
  const isPermitted = useIsPermitted('p2p')
  return isPermitted ? <Permitted {...props} /> : <NotPermitted kind="p2pTransfer" />
}

function Permitted(start: P2pTransferFormProps) {
  const task = useP2pTransfer(start)
  const { accounts, accountsFailure, retry } = task
  if (!accounts) {
    if (accountsFailure) return <ErrorView failure={accountsFailure} onRetry={retry} />
    return <FormWaiting />
  }
  return accounts.length === 0 ? <NoAccount /> : <Fields task={task} accounts={accounts} />
}

interface FieldsProps {
  task: P2pTransferTask
  accounts: NonNullable<P2pTransferTask['accounts']>
}

function Fields({ task, accounts }: FieldsProps) {
  const { t } = useMessages('transfers')
  const rowsOf = usePriceRows()
  const form = useSubmit(task)
  const { draft, faults, from, quote } = task
  const total = quote && {
    amount: quote.total,
    currencyCode: from?.currencyCode ?? quote.feeCurrencyCode,
  }
  return (
    <TransferForm
      label={t('p2pFormLabel')}
      onSubmit={form.submit}
      stopped={form.stopped}
      summary={
        <>
          <PricePart
            rows={quote && rowsOf(quote)}
            lines={1}
            isPending={task.isPricing}
            failure={task.priceFailure}
            awaitsText={isAwaited(faults.amount) ? t('p2pPriceAwaitsText') : undefined}
            onRetry={task.retry}
          />
          <TransferFoot task={task} kind="p2pTransfer" total={total} isWaiting={form.isWaiting} />
        </>
      }
    >
      <PayeePart task={task} isSubmitted={form.isSubmitted} onTake={form.toAmount} />
      <FieldPair>
        <AmountPart
          currencyCode={from?.currencyCode}
          task={task}
          isSubmitted={form.isSubmitted}
          inputRef={form.amountInput}
        />
        <AccountSelect
          label={t('fromLabel')}
          name="fromAccount"
          accounts={accounts}
          selectedId={draft.fromAccount}
          error={form.isSubmitted && faults.from ? t('fromMissingError') : undefined}
          onSelect={id => task.edit({ fromAccount: id })}
        />
      </FieldPair>
      <NoteField task={task} />
    </TransferForm>
  )
}

function usePriceRows() {
  const { t } = useMessages('transfers')
  return ({ fee, feeCurrencyCode }: P2pTransferQuote): readonly DefinitionListItem[] => [
    {
      id: 'fee',
      term: t('feeLabel'),
      details: isPositive(fee) ? (
        <Money amount={fee} currencyCode={feeCurrencyCode} />
      ) : (
        t('noFeeText')
      ),
    },
  ]
}

function useSubmit(task: P2pTransferTask) {
  const amountInput = useRef<HTMLInputElement>(null)
  const isPending = task.isPricing || task.payee.status === 'checking'
  const form = useTransferSubmit(task, isPending, () => Object.values(task.faults).some(Boolean))
  return { ...form, amountInput, toAmount: () => amountInput.current?.focus() }
}
