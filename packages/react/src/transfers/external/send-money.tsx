import type { Account } from '@sixpence/core'
import { useRef, useState } from 'react'
import { AccountSelect } from '../../accounts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { ErrorView, Stack } from '../../ui/index.ts'
import { FormWaiting } from '../form/form-waiting.tsx'
import { NoAccount } from '../form/no-account.tsx'
import { NotPermitted } from '../form/not-permitted.tsx'
import { NoteField } from '../form/note-field.tsx'
import { TransferFoot } from '../form/transfer-foot.tsx'
import { useTransferSubmit } from '../use-transfer-submit.ts'
import { AmountsPart } from './amounts-part.tsx'
import { CheckPart } from './check-part.tsx'
import { AddingCard } from './details/adding-card.tsx'
import { DetailsPart } from './details/details-part.tsx'
import { useCardAdding, type CardAdding } from './details/use-card-adding.ts'
import { firstFaulty } from './first-faulty.ts'
import { PayeeWarning } from './payee/payee-warning.tsx'
import { PlainOffer } from './payee/plain-offer.tsx'
import { SavedPayees } from './payee/saved-payees.tsx'
import { PAYMENT_OF_WAY } from './payment-of-way.ts'
import { useMaySend } from './use-may-send.ts'
import { useSendMoney, type SendMoneyStart, type SendMoneyTask } from './use-send-money.ts'
import { WaysPart } from './ways/ways-part.tsx'
import { WhomPart } from './whom-part.tsx'

export interface SendMoneyProps extends SendMoneyStart {
  /**
   * Whether cards for payouts can be added in it; they can by default. A frame on another site adds
   * none: its session may not.
   */
  addsCards?: boolean | undefined
}

/**
 * Lets the customer send money to another bank, by a way that the bank offers there, up to the
 * review: then it says, through `onNavigate`, which payment to show.
 */
export function SendMoney(props: SendMoneyProps) {
  return useMaySend().length > 0 ? (
    <Permitted {...props} />
  ) : (
    <NotPermitted kind="externalTransfer" />
  )
}

function Permitted({ addsCards = true, ...start }: SendMoneyProps) {
  const task = useSendMoney(start)
  const { accounts, accountsFailure, retry } = task
  if (!accounts) {
    if (accountsFailure) return <ErrorView failure={accountsFailure} onRetry={retry} />
    return <FormWaiting />
  }
  return accounts.length === 0 ? (
    <NoAccount />
  ) : (
    <Filled task={task} accounts={accounts} addsCards={addsCards} />
  )
}

interface FilledProps {
  task: SendMoneyTask
  accounts: readonly Account[]
}

function Filled({ addsCards, ...props }: FilledProps & { addsCards: boolean }) {
  const adding = useCardAdding(addsCards)
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
  const form = useTransferSubmit(task, isAsking(task), () => {
    const name = firstFaulty(task)
    if (name !== undefined) {
      return name === 'amount' ? amountInput.current : fieldIn(formElement.current, name)
    }
    // Told once: who goes on then has read it.
    const { warning: told } = task.payeeCheck
    if (told === undefined || told === seen) return undefined
    setSeen(told)
    return warning.current
  })
  const { draft, faults, quote, way } = task
  const { isValidated } = form
  const total = quote && { amount: quote.total, currencyCode: quote.fromCurrencyCode }
  return (
    <form
      className="sp-transfer-form"
      ref={formElement}
      onSubmit={form.submit}
      noValidate
      aria-label={t('formLabel')}
    >
      <Stack gap={5}>
        {draft.permission && <SavedPayees task={task} permission={draft.permission} />}
        <WhomPart task={task} isValidated={isValidated} />
        <AccountSelect
          label={transfers.t('fromLabel')}
          name="fromAccount"
          accounts={accounts}
          selectedId={draft.fromAccount}
          error={isValidated && faults.from ? transfers.t('fromMissingError') : undefined}
          onSelect={fromAccount => task.edit({ fromAccount })}
        />
        <WaysPart task={task} />
        <DetailsPart task={task} isValidated={isValidated} adding={adding} />
        <AmountsPart task={task} isValidated={isValidated} inputRef={amountInput} />
        {way && (
          <div data-field="note">
            <NoteField task={task} />
            <PlainOffer rail={way.rail} text={draft.note} onTake={note => task.edit({ note })} />
          </div>
        )}
        <PayeeWarning task={task} warningRef={warning} />
        {way && <CheckPart task={task} />}
        <TransferFoot
          task={task}
          kind={PAYMENT_OF_WAY[way?.kind ?? 'eft']}
          total={total}
          isWaiting={form.isWaiting}
        />
      </Stack>
    </form>
  )
}

/** The bank is being asked about what is in the form. */
const isAsking = ({ isPricing, details, offer, payeeCheck }: SendMoneyTask): boolean =>
  isPricing || details.isLookingUp || offer.waysState.isLoading || payeeCheck.isPending

/** By what the form calls it: names of fields come from the bank, and are no selectors. */
function fieldIn(form: HTMLFormElement | null, name: string | undefined): HTMLElement | undefined {
  const parts = Array.from(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])
  const part = parts.find(({ dataset }) => dataset['field'] === name)
  return part?.querySelector<HTMLElement>('button, input:not([type="hidden"])') ?? undefined
}
