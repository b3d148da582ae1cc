import {
  BUSINESS_DICTIONARIES,
  type BusinessDictionaryName,
  type DictionaryItem,
  type DictionaryName,
  type FaultyKycAnswer,
  isQuestion,
  type KycAnswers,
  kycFaults,
  type KycField,
  kycFieldsOf,
  type KycSection,
  requestedKycFields,
  utcDay,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { businessDictionary, dictionary } from '../dictionaries/index.ts'

type Context = Pick<CallerContext, 'sql' | 'locale' | 'clock'>

/** Finds the faults in the answers of a section. */
export async function checkAnswers(
  section: KycSection,
  answers: KycAnswers,
  context: Context,
): Promise<readonly FaultyKycAnswer[]> {
  const choices = new Map<string, readonly string[]>()
  for (const [name, field] of requestedKycFields(section, answers)) {
    const ids = await choiceIds(name, field, context)
    if (ids) choices.set(name, ids)
  }
  return kycFaults(section, answers, {
    today: utcDay(context.clock.now()),
    choicesOf: name => choices.get(name),
  })
}

/** Returns the answers to the questions that apply; drops the rest. */
export function expectedAnswers(section: KycSection, answers: KycAnswers): KycAnswers {
  const names = requestedKycFields(section, answers).map(([name]) => String(name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)))
}

/** Returns true if each answer has the shape of its question: a list for choices, otherwise a text. */
export const isShaped = (section: KycSection, answers: KycAnswers): boolean =>
  kycFieldsOf(section).every(([name, { kind }]) => {
    const answer = answers[name]
    return answer === undefined || (kind === 'choices') === (typeof answer !== 'string')
  })

async function choiceIds(
  name: string,
  field: KycField,
  context: Context,
): Promise<readonly string[] | undefined> {
  if (!('from' in field)) return undefined
  const items = isOfBusiness(field.from)
    ? businessDictionary(field.from, context.locale)
    : await dictionary(field.from, context)
  if (!isQuestion(field)) return items.map(({ id }) => String(id))
  const question: DictionaryItem | undefined = items.find(({ id }) => id === name)
  return question?.options?.map(({ id }) => String(id))
}

const isOfBusiness = (
  name: DictionaryName | BusinessDictionaryName,
): name is BusinessDictionaryName => BUSINESS_DICTIONARIES.some(known => known === name)
