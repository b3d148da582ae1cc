import { addAmounts } from '@sixpence/core/money'
import type { PaymentIntent } from '@sixpence/core/payments'
import { useState } from 'react'
import { usePayments } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { ActionBar, Alert, Button, ErrorView, Money, Stack } from '../../ui/index.ts'
import { ChangeButton } from './change-button.tsx'
import { earlierChoices, fellShort } from './earlier-choices.ts'
import { FallsShort } from './falls-short.tsx'
import { IdenticalQuestion } from './identical-question.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import type { ReviewedDraft } from './use-batch-review.ts'
import { useSubmitBatch, type SubmitChoices } from './use-submit-batch.ts'

interface SubmissionProps {
  reviewed: ReviewedDraft
  /** The last attempt to pay it: never sent, not known to the bank, or refused. */
  earlier: PaymentIntent | undefined
}

/** The choices that a draft needs before it is submitted, and the button that does it. */
export function Submission({ reviewed, earlier }: SubmissionProps) {
  const { t } = useMessages('batches')
  const { draft } = reviewed
  const task = useSubmitBatch(earlier)
  const choice = useChoices(reviewed, earlier)
  const [unwanted, setUnwanted] = useState<string>()
  const identical = unwanted === earlier?.id ? undefined : earlier?.refusal?.identical
  return (
    <Stack gap={4}>
      <RefusalNotice draft={draft} earlier={earlier} />
      {choice.isShort && <FallsShort {...reviewed} {...choice} />}
      <KeepOpen />
      <ErrorView failure={task.error} title={t('notSubmittedTitle')} />
      <IdenticalQuestion
        identical={identical}
        isPending={task.isPending}
        onYes={() => void task.submit(draft, { ...choice.choices, ignoreIdenticalBatch: true })}
        onNo={() => setUnwanted(earlier?.id)}
      />
      {!identical && (
        <SubmitBar
          reviewed={reviewed}
          isPending={task.isPending}
          onPress={() => {
            if (choice.check()) void task.submit(draft, choice.choices)
          }}
        />
      )}
    </Stack>
  )
}

/** The choices so far. Nothing goes as far as it goes unless that is chosen. */
function useChoices({ draft, shortfalls }: ReviewedDraft, earlier: PaymentIntent | undefined) {
  const before = earlierChoices(earlier, draft)
  const [asFarAsItGoes, choose] = useState(before.asFarAsItGoes === true)
  const [isMissing, setMissing] = useState(false)
  const isShort = shortfalls.length > 0 || fellShort(earlier, draft)
  const { asFarAsItGoes: _, ...others } = before
  const choices: SubmitChoices = { ...others, ...(isShort && asFarAsItGoes && { asFarAsItGoes }) }
  return {
    choices,
    isShort,
    asFarAsItGoes,
    isMissing: isMissing && !asFarAsItGoes,
    onChoose: choose,
    /** Returns true if nothing has to be chosen first. */
    check: () => {
      const isChosen = !isShort || asFarAsItGoes
      setMissing(!isChosen)
      return isChosen
    },
  }
}

interface SubmitBarProps {
  reviewed: ReviewedDraft
  isPending: boolean
  onPress: () => void
}

function SubmitBar({ reviewed: { draft }, isPending, onPress }: SubmitBarProps) {
  const { t } = useMessages('batches')
  const { price, currencyCode } = draft
  if (!price) {
    return (
      <Alert tone="info" announce="never">
        {t('unpricedText')}
      </Alert>
    )
  }
  const total = addAmounts(price.amount, price.fee)
  return (
    <ActionBar label={t('totalLabel')} sum={<Money amount={total} currencyCode={currencyCode} />}>
      <ChangeButton draft={draft} isDisabled={isPending} />
      <Button variant="primary" isPending={isPending} onPress={onPress}>
        {t('submitCta')}
      </Button>
    </ActionBar>
  )
}

function KeepOpen() {
  const { t } = useMessages('payments')
  const payments = usePayments()
  if (payments.isDurable()) return null
  return (
    <Alert tone="warning" announce="never">
      {t('keepOpenText')}
    </Alert>
  )
}
