import { DUE_DILIGENCE_FIELDS } from '@sixpence/core'
import { useId } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Form, Inline, Stack, TextField } from '../../ui/index.ts'
import { useAnswersDraft, type AnswersDraft, type DraftRow } from './use-answers-draft.ts'
import type { DueDiligenceTask } from './use-due-diligence.ts'

export interface DueDiligenceDraftProps {
  /** The initial answers. */
  answers: NonNullable<DueDiligenceTask['answers']>
  task: Pick<DueDiligenceTask, 'propose' | 'change'>
  onClose: () => void
}

/** A form to change, add and remove answers. Nothing changes before another administrator confirms. */
export function DueDiligenceDraft({ answers, task, onClose }: DueDiligenceDraftProps) {
  const { t } = useMessages('kyc')
  const draft = useAnswersDraft(answers)
  const send = async () => {
    const proposed = draft.check()
    if (proposed && (await task.propose(proposed))) onClose()
  }
  return (
    <Form onSubmit={send}>
      <Stack gap={5}>
        {draft.rows.map((row, index) => (
          <Row key={row.id} row={row} number={index + 1} draft={draft} />
        ))}
        <div>
          <Button variant="link" onPress={draft.add}>
            {t('staffAddQuestionCta')}
          </Button>
        </div>
        <p className="sp-muted">{t('staffProposeText')}</p>
        <Inline>
          <Button type="submit" variant="primary" isPending={task.change.isPending}>
            {t('staffProposeCta')}
          </Button>
          <Button onPress={onClose}>{t('staffCancelCta')}</Button>
        </Inline>
      </Stack>
    </Form>
  )
}

interface RowProps {
  row: DraftRow
  number: number
  draft: AnswersDraft
}

function Row({ row, number, draft }: RowProps) {
  const { t } = useMessages('kyc')
  const { t: tQuestionnaire } = useMessages('questionnaire')
  const legendId = useId()
  const fault = draft.faultOf(row)
  const textOf = (one: 'missing' | 'repeated' | undefined) =>
    one === 'repeated' ? t('staffRepeatedError') : one && tQuestionnaire('missingError')
  return (
    <div role="group" aria-labelledby={legendId}>
      <Stack gap={2}>
        <Inline justify="between">
          <span id={legendId} className="sp-muted">
            {t('staffQuestionNumber', { number })}
          </span>
          <Button variant="link" onPress={() => draft.remove(row.id)}>
            {t('staffRemoveQuestionCta')}
          </Button>
        </Inline>
        <TextField
          label={t('staffQuestionLabel')}
          value={row.question}
          maxLength={DUE_DILIGENCE_FIELDS.question.most}
          onChange={question => draft.edit(row.id, { question })}
          error={textOf(fault.question)}
        />
        <TextField
          label={t('staffAnswerLabel')}
          value={row.answer}
          maxLength={DUE_DILIGENCE_FIELDS.answer.most}
          onChange={answer => draft.edit(row.id, { answer })}
          error={textOf(fault.answer)}
        />
      </Stack>
    </div>
  )
}
