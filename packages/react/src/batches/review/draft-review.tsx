import type { PaymentIntent } from '@sixpence/core/payments'
import { StepHeading } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { PaymentFlow } from '../../payments/index.ts'
import { Loaded, Stack, StaleAlert } from '../../ui/index.ts'
import { FaultyRows } from './faulty-rows.tsx'
import { NoDraft } from './no-draft.tsx'
import { PayeeDoubts } from './payee-doubts.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { Submission } from './submission.tsx'
import { useBatchReview } from './use-batch-review.ts'

interface DraftReviewProps {
  id: string
  /** The last attempt to pay it: never sent, not known to the bank, or refused. */
  payment?: PaymentIntent | undefined
}

/** Shows what a draft pays, and the button that submits it. */
export function DraftReview({ id, payment }: DraftReviewProps) {
  const { t } = useMessages('batches')
  const task = useBatchReview(id)
  if (task.error?.code === 'no_access') return <NoDraftFor payment={payment} id={id} />
  return (
    <Loaded of={task} value={task.data} failedTitle={t('detailFailedTitle')} lines={6}>
      {reviewed => (
        <Stack gap={5}>
          <StaleAlert of={task} />
          <StepHeading isFirst={payment === undefined}>{t('submitTitle')}</StepHeading>
          <p className="sp-lead">{t('submitLead')}</p>
          <ReviewFacts {...reviewed} />
          <PayeeDoubts draft={reviewed.draft} />
          {reviewed.draft.faultyCount > 0 ? (
            <FaultyRows draft={reviewed.draft} />
          ) : (
            <Submission reviewed={reviewed} earlier={payment} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** It was submitted or deleted, or its approval was refused. */
function NoDraftFor({ id, payment }: DraftReviewProps) {
  const { refusal } = payment ?? {}
  const isDecided = refusal !== undefined && refusal.code !== 'no_access'
  return payment && isDecided ? <PaymentFlow id={payment.id} /> : <NoDraft id={id} />
}
