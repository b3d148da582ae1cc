import type { SixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { ActionBar, Alert, Button, ErrorView, ProgressBar, Stack } from '../../../ui/index.ts'
import type { Workbench } from '../use-workbench.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { IdenticalQuestion } from './identical-question.tsx'
import { rowToLookAt } from './row-to-look-at.ts'
import type { Saving } from './use-saving.ts'

export interface SavePartProps {
  bench: Workbench
  saving: Saving
  onDeleted?: (() => void) | undefined
}

/** The foot of the workbench: saves the batch, and shows the outcome. */
export function SavePart({ bench, saving, onDeleted }: SavePartProps) {
  const { t } = useMessages('mass-transfer')
  const [problem, setProblem] = useState<Problem>()
  const { draft, kept } = bench
  const save = () => {
    const found = problemOf(bench)
    setProblem(found)
    if (!found) void saving.save()
  }
  if (!draft) return kept ? null : <ProblemView problem={undefined} />
  return (
    <Stack gap={4}>
      <ProblemView problem={problem} />
      <SavingFailed error={saving.error} />
      <Outcome saving={saving} bench={bench} />
      <Sending share={saving.share} />
      {!kept && <p className="sp-field-description">{t('unsavedText')}</p>}
      <ActionBar>
        {kept && <DeleteDraft batchId={kept.batchId} onDeleted={onDeleted} />}
        <Button
          variant="primary"
          isPending={saving.isPending}
          isDisabled={draft.counts.all === 0}
          onPress={save}
        >
          {t('saveCta')}
        </Button>
      </ActionBar>
      {saving.identical && <IdenticalQuestion saving={saving} identical={saving.identical} />}
    </Stack>
  )
}

/** A reason for which nothing is sent. */
type Problem =
  | { readonly about: 'name' }
  | { readonly about: 'unclearRow' | 'paidBefore'; readonly line: number }

function problemOf({ name, draft, paidBefore }: Workbench): Problem | undefined {
  if (name.trim() === '') return { about: 'name' }
  if (!draft) return undefined
  const unclear = rowToLookAt(draft)
  if (unclear !== undefined) return { about: 'unclearRow', line: draft.line(unclear) ?? 0 }
  const paid = paidBefore.find(rowId => !draft.isDeleted(rowId))
  return paid === undefined ? undefined : { about: 'paidBefore', line: draft.line(paid) ?? 0 }
}

const ROW_ERRORS = { unclearRow: 'unclearRowError', paidBefore: 'paidBeforeError' } as const

function ProblemView({ problem }: { problem: Problem | undefined }) {
  const { t } = useMessages('mass-transfer')
  const formats = useFormats()
  return (
    <Alert tone="negative">
      {problem &&
        (problem.about === 'name'
          ? t('nameMissingError')
          : t(ROW_ERRORS[problem.about], { line: formats.count(problem.line) }))}
    </Alert>
  )
}

function SavingFailed({ error }: { error: SixpenceError | undefined }) {
  const { t } = useMessages('mass-transfer')
  const isFull = error?.fields.some(({ field }) => field === 'draftsFull') === true
  return (
    <ErrorView
      failure={error}
      title={t('savingFailedTitle')}
      text={isFull ? t('draftsFullError') : undefined}
    />
  )
}

function Outcome({ saving: { outcome }, bench: { draft } }: { saving: Saving; bench: Workbench }) {
  const { t } = useMessages('mass-transfer')
  const count = draft?.counts.faulty ?? 0
  if (outcome === 'merged')
    return (
      <Alert tone="warning" title={t('mergedTitle')}>
        {t('mergedText')}
      </Alert>
    )
  return (
    <Alert tone="positive" title={outcome && t('savedTitle')}>
      {outcome && count > 0 && t('savedText', { count })}
    </Alert>
  )
}

function Sending({ share }: { share: number | undefined }) {
  const { t } = useMessages('mass-transfer')
  if (share === undefined) return null
  return (
    <Stack gap={2}>
      <p className="sp-field-description">{t('sendingText')}</p>
      <ProgressBar label={t('sendingText')} share={share} />
    </Stack>
  )
}
