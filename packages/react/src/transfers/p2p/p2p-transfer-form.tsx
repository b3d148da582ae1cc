import type { P2pTransferQuote } from '@sixpence/core'
import { isPositive } from '@sixpence/core/money'
import { useRef } from 'react'
import { AccountSelect } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { useIsPermitted } from '../../start/index.ts'
import {
  Button,
  EmptyState,
  ErrorView,
  Money,
  Stack,
  TextField,
  type DefinitionListItem,
} from '../../ui/index.ts'
import { AmountPart } from '../form/amount-part.tsx'
import { FormWaiting } from '../form/form-waiting.tsx'
import { NotPermitted } from '../form/not-permitted.tsx'
import { NOTE_LENGTH } from './p2p-transfer-draft.ts'
import { PayeePart } from './payee-part.tsx'
import { TransferFoot } from '../form/transfer-foot.tsx'
import type { TransferStart } from '../transfer-start.ts'
import { useP2pTransfer, type P2pTransferTask } from './use-p2p-transfer.ts'
import { useTransferSubmit } from '../use-transfer-submit.ts'

export type P2pTransferFormProps = TransferStart

/**
 * Lets the customer send money to another person, up to the review: then it says, through
 * `onNavigate`, which payment to show.
 */
export function P2pTransferForm(props: P2pTransferFormProps) {
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

function NoAccount() {
  const { t } = useMessages('transfers')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      title={t('noAccountTitle')}
      icon="wallet"
      action={<Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>}
    >
      {t('noAccountText')}
    </EmptyState>
  )
}

interface FieldsProps {
  task: P2pTransferTask
  accounts: NonNullable<P2pTransferTask['accounts']>
}

function Fields({ task, accounts }: FieldsProps) {
  const { t } = useMessages('transfers')
  const rowsOf = usePriceRows(task)
  const form = useSubmit(task)
  const { draft, faults, from } = task
  return (
    <form
      className="sp-transfer-form"
      onSubmit={form.submit}
      noValidate
      aria-label={t('p2pFormLabel')}
    >
      <Stack gap={5}>
        <PayeePart task={task} isValidated={form.isValidated} inputRef={form.payeeInput} />
        <AccountSelect
          label={t('fromLabel')}
          name="fromAccount"
          accounts={accounts}
          selectedId={draft.fromAccount}
          error={form.isValidated && faults.from ? t('fromMissingError') : undefined}
          onSelect={id => task.edit({ fromAccount: id })}
        />
        <AmountPart
          label={t('amountLabel')}
          currencyCode={from?.currencyCode}
          task={task}
          isValidated={form.isValidated}
          inputRef={form.amountInput}
        />
        <NoteField task={task} inputRef={form.noteInput} />
        <TransferFoot
          task={task}
          kind="p2pTransfer"
          rows={task.quote && rowsOf(task.quote)}
          awaitsText={t('p2pPriceAwaitsText')}
          isWaiting={form.isWaiting}
        />
      </Stack>
    </form>
  )
}

function NoteField({
  task,
  inputRef,
}: {
  task: P2pTransferTask
  inputRef: React.Ref<HTMLInputElement>
}) {
  const { t } = useMessages('transfers')
  const { note } = task.draft
  const left = NOTE_LENGTH - note.length
  return (
    <TextField
      label={t('noteLabel')}
      name="note"
      value={note}
      autoComplete="off"
      inputRef={inputRef}
      description={note ? t('noteLeftText', { count: left }) : undefined}
      error={task.faults.note && t('noteTooLongError', { count: -left })}
      onChange={text => task.edit({ note: text })}
    />
  )
}

function usePriceRows({ from }: P2pTransferTask) {
  const { t } = useMessages('transfers')
  return ({ fee, feeCurrencyCode, total }: P2pTransferQuote): readonly DefinitionListItem[] => [
    {
      id: 'fee',
      term: t('feeLabel'),
      details: isPositive(fee) ? (
        <Money amount={fee} currencyCode={feeCurrencyCode} />
      ) : (
        t('noFeeText')
      ),
    },
    {
      id: 'total',
      term: t('totalLabel'),
      details: <Money amount={total} currencyCode={from?.currencyCode ?? feeCurrencyCode} />,
      isStrong: true,
    },
  ]
}

function useSubmit(task: P2pTransferTask) {
  const payeeInput = useRef<HTMLInputElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const noteInput = useRef<HTMLInputElement>(null)
  const isPending = task.isPricing || task.payee.status === 'checking'
  const form = useTransferSubmit(task, isPending, () => {
    const { payee, amount, note } = task.faults
    if (payee) return payeeInput.current
    if (amount) return amountInput.current
    return note && noteInput.current
  })
  return { ...form, payeeInput, amountInput, noteInput }
}
