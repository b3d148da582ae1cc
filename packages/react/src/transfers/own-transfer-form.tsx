import { useRef, useState, type FormEvent } from 'react'
import { AccountSelect } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Button, EmptyState, ErrorView, Icon, Skeleton, Stack } from '../ui/index.ts'
import { AmountPart } from './amount-part.tsx'
import { useOwnPriceRows } from './own-price-rows.tsx'
import { PricePart } from './price-part.tsx'
import { SimilarWarning } from './similar-warning.tsx'
import type { TransferStart } from './transfer-start.ts'
import { usePatientSubmit } from './use-patient-submit.ts'
import { useOwnTransfer, type OwnTransferTask } from './use-own-transfer.ts'

export type OwnTransferFormProps = TransferStart

/**
 * Lets the customer move money between own accounts, up to the review: then it says, through
 * `onNavigate`, which payment to show.
 */
export function OwnTransferForm({ fromAccount, edit }: OwnTransferFormProps) {
  const task = useOwnTransfer({ fromAccount, edit })
  const { accounts, accountsFailure, retry } = task
  if (!accounts) {
    if (accountsFailure) return <ErrorView failure={accountsFailure} onRetry={retry} />
    return <Skeleton shape="row" lines={4} />
  }
  return accounts.length < 2 ? <TooFewAccounts /> : <Fields task={task} accounts={accounts} />
}

function TooFewAccounts() {
  const { t } = useMessages('transfers')
  const navigateTo = useNavigateTo()
  return (
    <EmptyState
      title={t('tooFewAccountsTitle')}
      icon="wallet"
      action={<Button onPress={() => navigateTo({ to: 'home' })}>{t('homeCta')}</Button>}
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
  const rowsOf = useOwnPriceRows()
  const form = useSubmit(task)
  const { draft, faults, quote, reviewing } = task
  return (
    <form
      className="sp-transfer-form"
      onSubmit={form.submit}
      noValidate
      aria-label={t('ownFormLabel')}
    >
      <Stack gap={5}>
        <Accounts task={task} accounts={accounts} form={form} />
        <AmountPart
          label={t('arrivingAmountLabel')}
          currencyCode={task.to?.currencyCode}
          value={draft.amountText}
          fault={faults.amount}
          isJudged={form.isJudged}
          max={task.max}
          limits={task.limits}
          inputRef={form.amountInput}
          onChange={amountText => task.edit({ amountText })}
          onUseMaximum={task.takeMaximum}
        />
        <PricePart
          rows={quote && rowsOf(quote)}
          isPending={task.isPricing}
          failure={task.priceFailure}
          awaitsText={t('ownPriceAwaitsText')}
          onRetry={task.retry}
        />
        <ErrorView failure={reviewing.failure} title={t('failedTitle')} />
        <SimilarWarning
          similar={reviewing.similar}
          kind="ownTransfer"
          isPending={reviewing.isPending}
          onContinue={() => void task.reviewAnyway()}
        />
        {!reviewing.similar && (
          <Button
            type="submit"
            variant="primary"
            isWide
            isPending={reviewing.isPending || form.isWaiting}
          >
            {t('reviewCta')}
          </Button>
        )}
      </Stack>
    </form>
  )
}

const TO_ERROR = { missing: 'toMissingError', same: 'sameAccountError' } as const

function Accounts({ task, accounts, form }: FieldsProps & { form: ReturnType<typeof useSubmit> }) {
  const { t } = useMessages('transfers')
  const { draft, faults } = task
  const isToTold = form.isJudged || faults.to === 'same'
  return (
    <div className="sp-transfer-accounts">
      <AccountSelect
        label={t('fromLabel')}
        name="fromAccount"
        accounts={accounts}
        selectedId={draft.fromAccount}
        error={form.isJudged && faults.from ? t('fromMissingError') : undefined}
        onSelect={id => task.edit({ fromAccount: id })}
      />
      <Button
        variant="quiet"
        className="sp-button-icon sp-transfer-swap"
        aria-label={t('swapCta')}
        onPress={task.swap}
      >
        <Icon name="swap" />
      </Button>
      <AccountSelect
        label={t('toLabel')}
        name="toAccount"
        accounts={accounts}
        selectedId={draft.toAccount}
        buttonRef={form.toButton}
        error={isToTold && faults.to ? t(TO_ERROR[faults.to]) : undefined}
        onSelect={id => task.edit({ toAccount: id })}
      />
    </div>
  )
}

function useSubmit(task: OwnTransferTask) {
  const [isJudged, setJudged] = useState(false)
  const toButton = useRef<HTMLButtonElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)

  function judge() {
    setJudged(true)
    if (task.faults.to) return toButton.current?.focus()
    if (task.faults.amount) return amountInput.current?.focus()
    void task.review()
  }

  const patient = usePatientSubmit(task.draft, task.isPricing, judge)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    patient.submit()
  }
  return { isJudged, isWaiting: patient.isWaiting, submit, toButton, amountInput }
}
