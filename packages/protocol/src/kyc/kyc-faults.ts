import {
  kycFieldsOf,
  type KycAnswers,
  type KycField,
  type KycFieldName,
  type KycSection,
} from './kyc-fields.ts'

/** What is wrong with an answer. */
export const KYC_FAULTS = [
  'missing',
  'too_long',
  'not_a_day',
  'in_future',
  'too_young',
  'unknown_choice',
  'not_all',
] as const

export type KycFault = (typeof KYC_FAULTS)[number]

/** What an answer is judged by. */
export interface KycContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The ids of the choices of a question; undefined while they are not known. */
  readonly choicesOf: (name: string, field: KycField) => readonly string[] | undefined
  /** Secrets that the bank has already: they need not be given again. */
  readonly withheld?: readonly string[] | undefined
}

/** An answer that can't be taken. */
export interface FaultyAnswer {
  readonly field: KycFieldName
  readonly fault: KycFault
}

/** The questions of a section that are asked, given the answers so far. */
export const requestedFields = (section: KycSection, answers: KycAnswers) =>
  kycFieldsOf(section).filter(([, { when }]) => when?.(answers) ?? true)

/** What is wrong with the answers of a section, in the order of its questions. */
export const kycFaults = (
  section: KycSection,
  answers: KycAnswers,
  context: KycContext,
): readonly FaultyAnswer[] =>
  requestedFields(section, answers).flatMap(([name, field]) => {
    const answer = textsOf(answers[name])
    // The check of the field's own kind.
    const check = CHECKS[field.kind] as Check<KycField>
    const fault =
      answer.length === 0
        ? emptyFault(name, field, context)
        : check(answer, field, { name, context })
    return fault ? [{ field: name, fault }] : []
  })

const textsOf = (answer: KycAnswers[string] | undefined): readonly string[] =>
  (typeof answer === 'string' ? [answer] : (answer ?? [])).filter(text => text.trim() !== '')

function emptyFault(
  name: string,
  { isOptional }: KycField,
  { withheld = [] }: KycContext,
): KycFault | undefined {
  return isOptional || withheld.includes(name) ? undefined : 'missing'
}

type Check<Field> = (
  answer: readonly string[],
  field: Field,
  at: { readonly name: string; readonly context: KycContext },
) => KycFault | undefined

type FieldOf<Kind> = Extract<KycField, { readonly kind: Kind }>

const CHECKS: { readonly [Kind in KycField['kind']]: Check<FieldOf<Kind>> } = {
  text: ([first = ''], { most }) => (first.length > most ? 'too_long' : undefined),
  day: ([first = ''], _field, { context }) => dayFault(first, context.today),
  birthDay: ([first = ''], _field, { context }) =>
    dayFault(first, context.today) ?? ageFault(first, context.today),
  tick: ([first]) => (first === 'yes' ? undefined : 'missing'),
  choice: choiceFault,
  choices: choiceFault,
  question: choiceFault,
}

function dayFault(day: string, today: string): KycFault | undefined {
  const at = new Date(`${day}T00:00:00Z`)
  // Some engines count on from the end of a month that is too short.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return 'not_a_day'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1900') return 'not_a_day'
  return day > today ? 'in_future' : undefined
}

const ADULT_YEARS = 18

function ageFault(birthDay: string, today: string): KycFault | undefined {
  const year = String(Number(today.slice(0, 4)) - ADULT_YEARS).padStart(4, '0')
  // Born on 29 February, one is of age on 1 March.
  return birthDay > `${year}${today.slice(4)}` ? 'too_young' : undefined
}

function choiceFault(
  ...[answer, field, { name, context }]: Parameters<
    Check<FieldOf<'choice' | 'choices' | 'question'>>
  >
): KycFault | undefined {
  const choices = context.choicesOf(name, field)
  if (!choices) return undefined
  if (answer.some(id => !choices.includes(id))) return 'unknown_choice'
  const isAll = field.kind === 'choices' && field.all === true
  return isAll && choices.some(id => !answer.includes(id)) ? 'not_all' : undefined
}
