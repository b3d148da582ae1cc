import { kycFieldsOf, type FaultyKycAnswer, type KycAnswers, type KycSection } from '@sixpence/core'

/** The answers while they are typed: one text each, choices joined by commas. */
export type TypedAnswers = Readonly<Record<string, string>>

const SEPARATOR = ','

/** Returns the ids of the choices in a typed answer. */
export const choicesIn = (typed: string | undefined): readonly string[] =>
  typed ? typed.split(SEPARATOR) : []

/** Returns choices as a typed answer. */
export const joinChoices = (ids: readonly string[]): string => ids.join(SEPARATOR)

/** Returns the typed answers for a form to start with. */
export const typedOf = (answers: KycAnswers = {}): TypedAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer : joinChoices(answer),
    ]),
  )

/** Returns the answers to send, without empty ones. */
export const answersOf = (section: KycSection, typed: TypedAnswers): KycAnswers =>
  Object.fromEntries(
    kycFieldsOf(section).flatMap(([name, { kind }]) => {
      const text = typed[name]?.trim() ?? ''
      if (text === '') return []
      return [[name, kind === 'choices' ? choicesIn(text) : text]]
    }),
  )

/** Returns the answers that can be saved although the form isn't finished. */
export const withoutFaulty = (
  answers: KycAnswers,
  faults: readonly FaultyKycAnswer[],
): KycAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => faults.every(({ field }) => field !== name)),
  )

/** Returns the names of answers that may be kept on the device. */
export const keepableNames = (section: KycSection): string[] =>
  kycFieldsOf(section).flatMap(([name, { isSecret }]) => (isSecret ? [] : [name]))

/** Returns the answers in the form that a call needs. */
export const copyOf = (answers: KycAnswers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer : [...answer],
    ]),
  )
