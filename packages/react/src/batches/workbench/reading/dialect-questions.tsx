import { DECIMAL_MARKS, type DecimalMark, type UnderstoodFile } from '@sixpence/core/batch-files'
import { useMessages } from '../../../i18n/index.ts'
import { Alert, Button, Card, Heading, Inline, RadioGroup, Stack } from '../../../ui/index.ts'
import { useFileQuestionText } from '../../words/use-file-question-text.ts'
import type { Workbench } from '../use-workbench.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { type DialectAnswers, useDialectAnswers } from './use-dialect-answers.ts'

export interface DialectQuestionsProps {
  file: UnderstoodFile
  bench: Workbench
}

/** Asks what only the user can decide, before any row is read. */
export function DialectQuestions({ file, bench }: DialectQuestionsProps) {
  const { t } = useMessages('mass-transfer')
  const { t: tCommon } = useMessages('common')
  const answers = useDialectAnswers(file, chosen => bench.changeSettings({ chosen }))
  const questionText = useFileQuestionText(bench.format)
  const { columns, setColumns } = answers
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size={4}>
          {t('questionsTitle')}
        </Heading>
        {file.questions.map(question =>
          question.about === 'columns' ? (
            <Stack key={question.about} gap={4}>
              <MissingColumns answers={answers} bench={bench} />
              <ColumnMapping {...{ file, columns }} format={bench.format} onChange={setColumns} />
            </Stack>
          ) : (
            <MarkQuestion key={question.about} label={questionText(question)} answers={answers} />
          ),
        )}
        <Inline>
          <Button variant="primary" onPress={answers.goOn}>
            {tCommon('continueCta')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

interface MarkQuestionProps {
  label: string
  answers: DialectAnswers
}

function MarkQuestion({ label, answers: { mark, setMark, isTried } }: MarkQuestionProps) {
  const { t } = useMessages('mass-transfer')
  return (
    <RadioGroup<DecimalMark | ''>
      label={label}
      options={DECIMAL_MARKS.map(id => ({ id, label: t(MARK_OPTIONS[id]) }))}
      selectedId={mark ?? ''}
      onSelect={id => id !== '' && setMark(id)}
      error={isTried && mark === undefined ? t('markMissingError') : undefined}
    />
  )
}

const MARK_OPTIONS = { '.': 'pointOption', ',': 'commaOption' } as const

interface MissingColumnsProps {
  answers: DialectAnswers
  bench: Workbench
}

function MissingColumns({ answers: { missing, isTried }, bench }: MissingColumnsProps) {
  const questionText = useFileQuestionText(bench.format)
  return (
    <Alert tone={isTried ? 'negative' : 'warning'} announce="soon">
      {missing.length > 0 && questionText({ about: 'columns', missing })}
    </Alert>
  )
}
