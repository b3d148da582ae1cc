import {
  kycFieldsOf,
  type KycAnswers,
  type KycField,
  type KycFieldName,
  type KycSection,
} from './kyc-fields.ts'

/** The faults of an answer. */
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

/** The facts needed to check an answer. */
export interface KycContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Returns the ids of a question's choices; undefined while they aren't known. */
  readonly choicesOf: (name: string, field: KycField) => readonly string[] | undefined
  /** Secrets that the bank already has; they don't have to be given again. */
  readonly withheld?: readonly string[] | undefined
}

/** An answer that isn't accepted. */
export interface FaultyAnswer {
  readonly field: KycFieldName
  readonly fault: KycFault
}

/** Returns the questions of a section that apply, given the answers so far. */
export const requestedFields = (section: KycSection, answers: KycAnswers) =>
  kycFieldsOf(section).filter(([, { when }]) => when?.(answers) ?? true)

/** Returns the faults in a section's answers, in the order of its questions. */
export const kycFaults = (
  section: KycSection,
  answers: KycAnswers,
  context: KycContext,
): readonly FaultyAnswer[] =>
  requestedFields(section, answers).flatMap(([name, field]) => {
    const answer = textsOf(answers[name])
    // The check for the field's kind.
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
  // Some engines roll over at the end of a short month.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return 'not_a_day'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1900') return 'not_a_day'
  return day > today ? 'in_future' : undefined
}

const ADULT_YEARS = 18

function ageFault(birthDay: string, today: string): KycFault | undefined {
  const year = String(Number(today.slice(0, 4)) - ADULT_YEARS).padStart(4, '0')
  // People born on 29 February come of age on 1 March.
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
