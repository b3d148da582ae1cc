import { isQuestion, type KycAnswers, type KycField, type KycFieldName } from '@sixpence/core'
import { useFormats, useMessages } from '../i18n/index.ts'
import { WithChoices } from './fields/with-choices.tsx'

export interface KycAnswerProps {
  name: KycFieldName
  field: KycField
  answer: KycAnswers[string] | undefined
  /** True if the bank has the answer but doesn't send it back. */
  isWithheld?: boolean | undefined
}

/** An answer as text. */
export function KycAnswer({ name, field, answer, isWithheld }: KycAnswerProps) {
  const { t } = useMessages('kyc')
  const formats = useFormats()
  if (answer === undefined || answer.length === 0) {
    return (
      <span className="sp-muted">{t(isWithheld === true ? 'withheldAnswer' : 'noAnswer')}</span>
    )
  }
  if (field.kind === 'tick') return t('tickedAnswer')
  if ('from' in field) return <Choices name={name} field={field} answer={answer} />
  const text = String(answer)
  return field.kind === 'text' ? text : formats.calendarDay(text)
}

function Choices({
  name,
  field,
  answer,
}: {
  name: KycFieldName
  field: Extract<KycField, { readonly from: unknown }>
  answer: KycAnswers[string]
}) {
  const ids = typeof answer === 'string' ? [answer] : answer
  return (
    <WithChoices from={field.from}>
      {items => {
        const question = items.find(({ id }) => id === name)
        const options = isQuestion(field) ? (question?.options ?? []) : items
        return options
          .filter(({ id }) => ids.includes(String(id)))
          .map(option => option.name)
          .join(', ')
      }}
    </WithChoices>
  )
}
