import { useId } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Form, Inline, Stack, TextField } from '../../ui/index.ts'
import {
  answerOf,
  questionOf,
  useAnswersForm,
  type DueDiligenceDraftProps,
} from './use-answers-form.ts'

/** A form to change, add and remove answers. Nothing changes before another administrator confirms. */
export function DueDiligenceDraft(props: DueDiligenceDraftProps) {
  const { t } = useMessages('kyc')
  const form = useAnswersForm(props)
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={5}>
        {form.ids.map((id, index) => (
          <Row key={id} id={id} number={index + 1} form={form} />
        ))}
        <div>
          <Button variant="link" onPress={form.add}>
            {t('staffAddQuestionCta')}
          </Button>
        </div>
        <p className="sp-muted">{t('staffProposeText')}</p>
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('staffProposeCta')}
          </Button>
          <Button onPress={props.onClose}>{t('cancelCta')}</Button>
        </Inline>
      </Stack>
    </Form>
  )
}

interface RowProps {
  id: number
  number: number
  form: ReturnType<typeof useAnswersForm>
}

function Row({ id, number, form }: RowProps) {
  const { t } = useMessages('kyc')
  const missingText = useMessages('questionnaire').t('missingError')
  const legendId = useId()
  return (
    <div role="group" aria-labelledby={legendId}>
      <Stack gap={2}>
        <Inline justify="between">
          <span id={legendId} className="sp-muted">
            {t('staffQuestionNumber', { number })}
          </span>
          <Button variant="link" onPress={() => form.remove(id)}>
            {t('staffRemoveQuestionCta')}
          </Button>
        </Inline>
        <TextField {...form.field(questionOf(id), missingText)} label={t('staffQuestionLabel')} />
        <TextField {...form.field(answerOf(id), missingText)} label={t('staffAnswerLabel')} />
      </Stack>
    </div>
  )
}
