import type { Account } from '@sixpence/core/accounts'
import { PAYMENT_KINDS } from '@sixpence/core/transfers'
import { useRef, useState, type Ref } from 'react'
import { AccountSelect } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { ErrorView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { isAwaited } from '../form/amount-fault.ts'
import { FormWaiting } from '../form/form-waiting.tsx'
import { NoAccount } from '../form/no-account.tsx'
import { NotPermitted } from '../form/not-permitted.tsx'
import { NoteField } from '../form/note-field.tsx'
import { PricePart } from '../form/price-part.tsx'
import { TransferFoot } from '../form/transfer-foot.tsx'
import { FieldPair, TransferForm } from '../form/transfer-form.tsx'
import { useTransferSubmit } from '../use-transfer-submit.ts'
import { AmountsPart } from './amounts-part.tsx'
import { CheckPart } from './check-part.tsx'
import { AddingCard } from './details/adding-card.tsx'
import { BankPart } from './details/bank-part.tsx'
import { DetailsPart } from './details/details-part.tsx'
import { useCardAdding, type CardAdding } from './details/use-card-adding.ts'
import { FeeSharePart } from './fee-share-part.tsx'
import { firstFaulty } from './first-faulty.ts'
import { PayeeWarning } from './payee/payee-warning.tsx'
import { PlainOffer } from './payee/plain-offer.tsx'
import { SavedPayees } from './payee/saved-payees.tsx'
import { priceLines, useExternalPriceRows } from './use-external-price-rows.tsx'
import { useMaySend } from './use-may-send.ts'
import { useSendMoney, type SendMoneyStart, type SendMoneyTask } from './use-send-money.ts'
import { WhomPart } from './whom-part.tsx'

export interface SendMoneyProps extends SendMoneyStart {
  /**
   * True if cards for payouts can be added in it; true by default. A frame on another site can't
   * add any: its session may not.
   */
  canAddCards?: boolean | undefined
}

/**
 * Lets the customer send money to another bank, by a way that the bank offers there, up to the
 * review. Then it calls `onNavigate` with the payment to show.
 */
export const SendMoney = hosted('SendMoney', SendMoneyContent)

function SendMoneyContent(props: SendMoneyProps) {
  return useMaySend().length > 0 ? (
    <Permitted {...props} />
  ) : (
    <NotPermitted kind="externalTransfer" />
  )
}

function Permitted({ canAddCards = true, ...start }: SendMoneyProps) {
  const task = useSendMoney(start)
  const { accounts, accountsFailure, retry } = task
  if (!accounts) {
    if (accountsFailure) return <ErrorView failure={accountsFailure} onRetry={retry} />
    return <FormWaiting />
  }
  return accounts.length === 0 ? (
    <NoAccount />
  ) : (
    <Filled task={task} accounts={accounts} canAddCards={canAddCards} />
  )
}

interface FilledProps {
  task: SendMoneyTask
  accounts: readonly Account[]
}

function Filled({ canAddCards, ...props }: FilledProps & { canAddCards: boolean }) {
  const adding = useCardAdding(canAddCards)
  return (
    <>
      <Fields {...props} adding={adding} />
      <AddingCard adding={adding} onAdded={props.task.typeDetail} />
    </>
  )
}

function Fields({ task, accounts, adding }: FilledProps & { adding: CardAdding }) {
  const { t } = useMessages('send-money')
  const transfers = useMessages('transfers')
  const formElement = useRef<HTMLFormElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const warning = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<string>()
  const [isChanging, change] = useState(false)
  const form = useTransferSubmit(task, isLoading(task), () => {
    // By its place: the choice of a card without any is no control that could be marked.
    const name = firstFaulty(task)
    if (name !== undefined) {
      const field = name === 'amount' ? amountInput.current : fieldIn(formElement.current, name)
      field?.focus()
      return field != null
    }
    // Shown once: a user who goes on then has read it.
    const { warning: told } = task.payeeCheck
    if (told === undefined || told === seen) return false
    setSeen(told)
    warning.current?.focus()
    return warning.current !== null
  })
  const { draft, faults, way } = task
  const { isSubmitted } = form
  const toAmount = () => amountInput.current?.focus()
  const part = { task, isSubmitted, adding }
  return (
    <TransferForm
      label={t('formLabel')}
      formRef={formElement}
      onSubmit={form.submit}
      stopped={form.stopped}
      summary={<Summary task={task} isWaiting={form.isWaiting} warningRef={warning} />}
    >
      <FieldPair>
        <WhomPart task={task} />
        {draft.permission && (
          <SavedPayees task={task} permission={draft.permission} onTake={toAmount} />
        )}
      </FieldPair>
      <DetailsPart {...part} isChanging={isChanging} onChange={change} />
      <FieldPair>
        <AmountsPart task={task} isSubmitted={isSubmitted} inputRef={amountInput} />
        <AccountSelect
          label={transfers.t('fromLabel')}
          name="fromAccount"
          accounts={accounts}
          selectedId={draft.fromAccount}
          error={isSubmitted && faults.from ? transfers.t('fromMissingError') : undefined}
          onSelect={fromAccount => task.edit({ fromAccount })}
        />
      </FieldPair>
      <BankPart {...part} isWhole={isChanging} />
      <FeeSharePart task={task} />
      <div data-field="note">
        <NoteField task={task} />
        <PlainOffer rail={way?.rail} text={draft.note} onTake={note => task.edit({ note })} />
      </div>
    </TransferForm>
  )
}

interface SummaryProps {
  task: SendMoneyTask
  isWaiting: boolean
  warningRef: Ref<HTMLDivElement>
}

/** The result of the filled-in fields. */
function Summary({ task, isWaiting, warningRef }: SummaryProps) {
  const { t } = useMessages('send-money')
  const rowsOf = useExternalPriceRows()
  const { quote, way, faults } = task
  const total = quote && { amount: quote.total, currencyCode: quote.fromCurrencyCode }
  return (
    <>
      <PricePart
        rows={quote && rowsOf(quote)}
        lines={priceLines(task)}
        isPending={task.isPricing}
        failure={task.priceFailure}
        awaitsText={isAwaited(faults.amount) ? t('priceAwaitsText') : undefined}
        onRetry={task.retry}
      />
      <PayeeWarning task={task} warningRef={warningRef} />
      {way && <CheckPart task={task} />}
      <TransferFoot
        task={task}
        kind={PAYMENT_KINDS[way?.kind ?? 'eft'].transaction}
        total={total}
        isWaiting={isWaiting}
      />
    </>
  )
}

/** Returns true while a request about the form is under way. */
const isLoading = ({ isPricing, details, offer, payeeCheck }: SendMoneyTask): boolean =>
  isPricing || details.isLookingUp || offer.waysState.isLoading || payeeCheck.isPending

/** Finds a field by its name in the form: field names come from the bank, and are no selectors. */
function fieldIn(form: HTMLFormElement | null, name: string | undefined): HTMLElement | undefined {
  const parts = Array.from(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])
  const part = parts.find(({ dataset }) => dataset['field'] === name)
  return part?.querySelector<HTMLElement>('button, input:not([type="hidden"])') ?? undefined
}
