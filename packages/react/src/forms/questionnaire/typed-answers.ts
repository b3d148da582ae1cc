import type { Field, Fields } from '@sixpence/core/fields'
import type { DisplayLocale } from '@sixpence/core/locale'
import { cleanText } from '../form-values.ts'
import { parseBound } from '../parse-bound.ts'
import type { SectionAnswers, TypedAnswers } from './questionnaire.ts'

/** Returns the ids of the choices in a typed answer. */
export const choicesIn = (typed: string | undefined): string[] => (typed ? typed.split(',') : [])

/** Returns choices as a typed answer. */
export const joinChoices = (ids: readonly string[]): string => ids.join(',')

/** Returns the typed answers for a form to start with. */
export const typedOf = (answers: SectionAnswers = {}): TypedAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, joinChoices([answer].flat())]),
  )

/** Returns the answers to send, without empty ones. */
export const answersOf = (
  fields: Fields,
  typed: TypedAnswers,
  locale: DisplayLocale,
): SectionAnswers =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = typed[name]?.trim() ?? ''
      return text === '' ? [] : [[name, answerOf(field, text, locale)]]
    }),
  )

function answerOf(field: Field, text: string, locale: DisplayLocale): string | string[] {
  if (field.kind === 'choices') return choicesIn(text)
  if (field.kind !== 'amount') return cleanText(field, text)
  const parsed = parseBound(text, locale)
  return parsed.ok ? parsed.amount : UNREADABLE
}

// Never sent: `1.000` may be one or a thousand, so its text must not pass as a decimal.
const UNREADABLE = '?'

/** Returns the names of questions with different answers. */
export const namesOfChanged = (one: SectionAnswers = {}, other: SectionAnswers = {}): string[] =>
  Object.keys({ ...one, ...other }).filter(name => String(one[name]) !== String(other[name]))
