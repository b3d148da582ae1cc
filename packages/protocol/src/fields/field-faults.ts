import { cleanEmailAddress, isEmailAddress } from '../email-address.ts'
import { POSITIVE_DECIMAL } from '../normal-amount.ts'
import { isDay } from '../utc-day.ts'
import {
  requestedFields,
  textsOf,
  type Answer,
  type Answers,
  type Field,
  type Fields,
} from './fields.ts'

/** The faults of an answer. */
export const ANSWER_FAULTS = [
  'missing',
  'too_long',
  'not_an_address',
  'not_an_amount',
  'not_a_day',
  'in_future',
  'too_young',
  'unknown_choice',
  'not_all',
] as const

export type AnswerFault = (typeof ANSWER_FAULTS)[number]

/** The facts needed to check an answer. */
export interface FieldContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Returns the ids in a field's list of choices; undefined while they aren't known. */
  readonly choicesOf?: (name: string, field: Field) => readonly string[] | undefined
  /** The secrets that the bank already has. They don't have to be given again. */
  readonly withheld?: readonly string[] | undefined
}

/** An answer that isn't accepted. */
export interface FaultyAnswer {
  readonly field: string
  readonly fault: AnswerFault
}

/** Returns the faults of a form's answers, in the order of its fields. */
export const fieldFaults = (
  fields: Fields,
  answers: Answers,
  context: FieldContext,
): readonly FaultyAnswer[] =>
  requestedFields(fields, answers).flatMap(([name, field]) => {
    const fault = faultOf(field, answers[name], { name, context })
    return fault ? [{ field: name, fault }] : []
  })

interface At {
  readonly name: string
  readonly context: FieldContext
}

function faultOf(field: Field, answer: Answer | undefined, at: At): AnswerFault | undefined {
  const texts = textsOf(answer)
  if (texts.length === 0 && answer !== true) {
    const isDispensable = field.isOptional === true || at.context.withheld?.includes(at.name)
    return isDispensable === true ? undefined : 'missing'
  }
  // The check for the field's kind.
  const check = CHECKS[field.kind] as Check<Field>
  return check(texts, field, at)
}

type Check<Kind> = (texts: readonly string[], field: Kind, at: At) => AnswerFault | undefined

type FieldOf<Kind> = Extract<Field, { readonly kind: Kind }>

const CHECKS: { readonly [Kind in Field['kind']]: Check<FieldOf<Kind>> } = {
  text: ([text = ''], { most }) => (text.length > most ? 'too_long' : undefined),
  email: ([text = '']) => (isEmailAddress(cleanEmailAddress(text)) ? undefined : 'not_an_address'),
  amount: ([text = '']) => (POSITIVE_DECIMAL.test(text) ? undefined : 'not_an_amount'),
  day: ([day = ''], field, { context }) => dayFault(day, field, context.today),
  choice: choiceFault,
  choices: choiceFault,
  tick: ([text]) => (text === undefined || text === 'yes' ? undefined : 'missing'),
}

function dayFault(day: string, field: FieldOf<'day'>, today: string): AnswerFault | undefined {
  if (!isDay(day) || day < '1900-01-01') return 'not_a_day'
  if (field.isPast && day > today) return 'in_future'
  return field.age !== undefined && day > yearsBefore(today, field.age) ? 'too_young' : undefined
}

/** Returns the day so many years before. People born on 29 February come of age on 1 March. */
const yearsBefore = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) - years}${today.slice(4)}`

function choiceFault(
  ...[ids, field, { name, context }]: Parameters<Check<FieldOf<'choice' | 'choices'>>>
): AnswerFault | undefined {
  const known = typeof field.from === 'string' ? context.choicesOf?.(name, field) : field.from
  if (!known) return undefined
  if (ids.some(id => !known.includes(id))) return 'unknown_choice'
  const isAll = 'all' in field
  return isAll && known.some(id => !ids.includes(id)) ? 'not_all' : undefined
}
