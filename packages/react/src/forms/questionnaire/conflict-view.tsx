import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, Stack, TitledCard } from '../../ui/index.ts'
import { ChangedAnswers } from './changed-answers.tsx'
import type { Questionnaire, SavedAnswers } from './questionnaire.ts'
import type { AnswersConflict, AnswersTask, SectionOf } from './use-answers.ts'

export interface ConflictViewProps<Known extends SavedAnswers> {
  questionnaire: Questionnaire<SectionOf<Known>>
  conflict: AnswersConflict<Known>
  settle: AnswersTask<Known, unknown>['settle']
}

/** Two versions of a section side by side. The user chooses one and sees what the other contains. */
export function ConflictView<Known extends SavedAnswers>(props: ConflictViewProps<Known>) {
  const { questionnaire, conflict, settle } = props
  const { t } = useMessages('questionnaire')
  const { section, answers: mine, newer } = conflict
  const changed = { questionnaire, section, mine, newer }
  const title = questionnaire.titleOf(section)
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={t('conflictTitle')}>
        {t('conflictText')}
      </Alert>
      <TitledCard title={t('mineTitle')} text={title}>
        <ChangedAnswers {...changed} shows="mine" />
        <Button variant="primary" onPress={() => void settle('mine')}>
          {t('keepMineCta')}
        </Button>
      </TitledCard>
      <TitledCard title={t('newerTitle')} text={title}>
        <ChangedAnswers {...changed} shows="newer" />
        <Button onPress={() => void settle('newer')}>{t('takeNewerCta')}</Button>
      </TitledCard>
    </Stack>
  )
}
