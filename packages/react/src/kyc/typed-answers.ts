import { kycFieldsOf, type FaultyAnswer, type KycAnswers, type KycSection } from '@sixpence/core'

/** Answers while they are typed: a text each, choices joined by commas. */
export type TypedAnswers = Readonly<Record<string, string>>

const SEPARATOR = ','

/** The ids of choices in a typed answer. */
export const choicesIn = (typed: string | undefined): readonly string[] =>
  typed ? typed.split(SEPARATOR) : []

/** Choices as a typed answer. */
export const joinChoices = (ids: readonly string[]): string => ids.join(SEPARATOR)

/** What a form begins with. */
export const typedOf = (answers: KycAnswers = {}): TypedAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer : joinChoices(answer),
    ]),
  )

/** What the bank is sent: what is empty is left out. */
export const answersOf = (section: KycSection, typed: TypedAnswers): KycAnswers =>
  Object.fromEntries(
    kycFieldsOf(section).flatMap(([name, { kind }]) => {
      const text = typed[name]?.trim() ?? ''
      if (text === '') return []
      return [[name, kind === 'choices' ? choicesIn(text) : text]]
    }),
  )

/** What can be kept although the form is not finished. */
export const withoutFaulty = (answers: KycAnswers, faults: readonly FaultyAnswer[]): KycAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => faults.every(({ field }) => field !== name)),
  )

/** The names whose answers may be kept on the device. */
export const keepableNames = (section: KycSection): string[] =>
  kycFieldsOf(section).flatMap(([name, { isSecret }]) => (isSecret ? [] : [name]))

/** Answers as a call takes them. */
export const copyOf = (answers: KycAnswers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer : [...answer],
    ]),
  )
