import type { Field } from '@sixpence/core/fields'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { DefinitionList } from '../../ui/index.ts'
import { Found } from './found.tsx'
import type { QuestionWords, SavedAnswers, SectionAnswers } from './questionnaire.ts'
import { typedOf } from './typed-answers.ts'

export interface AnswerListProps extends Pick<SavedAnswers, 'withheld'> {
  words: QuestionWords
  fields: readonly (readonly [name: string, field: Field])[]
  /** The answers of the section. */
  answers: SectionAnswers
}

/** Questions with their answers, to read. */
export function AnswerList({ fields, ...list }: AnswerListProps) {
  return (
    <DefinitionList
      items={fields.map(([name, field]) => ({
        id: name,
        term: list.words.labelOf(name),
        details: <Answer {...{ ...list, name, field }} />,
      }))}
    />
  )
}

interface AnswerProps extends Omit<AnswerListProps, 'fields'> {
  name: string
  field: Field
}

function Answer({ words, answers, withheld, name, field }: AnswerProps) {
  const { t } = useMessages('questionnaire')
  const formats = useFormats()
  const answer = answers[name] ?? ''
  if (answer.length === 0) {
    const isWithheld = withheld.includes(name)
    return <span className="sp-muted">{t(isWithheld ? 'withheldAnswer' : 'noAnswer')}</span>
  }
  if (field.kind === 'tick') return t('tickedAnswer')
  if (field.kind === 'day') return formats.calendarDay(String(answer))
  if (!('from' in field)) return String(answer)
  return (
    <Found {...{ words, name, field }} typed={typedOf(answers)}>
      {({ choices = [] }) =>
        choices
          .filter(({ id }) => [answer].flat().includes(id))
          .map(({ label }) => label)
          .join(', ')
      }
    </Found>
  )
}
