import {
  kycFaults,
  requestedFields,
  type FaultyAnswer,
  type KycAnswers,
  type KycCustomerInfo,
  type KycFieldName,
  type KycSection,
  type NamedKycField,
} from '@sixpence/core'
import { calendarDay } from '@sixpence/core/locale'
import { useMemo, useState } from 'react'
import { useDictionary } from '../dictionaries/index.ts'
import { useDraft } from '../forms/index.ts'
import {
  answersOf,
  keepableNames,
  typedOf,
  withoutFaulty,
  type TypedAnswers,
} from './typed-answers.ts'

/** One section while it is filled in. */
export interface KycSectionTask {
  /** The questions that are asked, given the answers so far. */
  readonly fields: readonly NamedKycField[]
  readonly typed: TypedAnswers
  readonly type: (change: TypedAnswers) => void
  /** What is wrong with an answer, once the section was checked. */
  readonly faultOf: (name: KycFieldName) => FaultyAnswer['fault'] | undefined
  /** Checks everything from now on; answers the first question that is faulty. */
  readonly check: () => KycFieldName | undefined
  /** What is typed, as the bank wants it. */
  readonly answers: KycAnswers
  /** The same, without what the bank would not take. */
  readonly keepable: KycAnswers
  /** Something was typed since it was saved. */
  readonly isChanged: boolean
}

/** Holds what is typed in a section, on top of what the bank has. */
export function useKycSection(section: KycSection, info: KycCustomerInfo): KycSectionTask {
  const safe = useMemo(() => keepableNames(section), [section])
  const [changed, type] = useDraft<Record<string, string>>(`kyc.${section}`, safe)
  const [isChecked, setChecked] = useState(false)
  const [today] = useState(() => calendarDay(new Date().toISOString()))
  const agreements = useDictionary('personalAgreements').items
  const typed: TypedAnswers = { ...typedOf(info.answers[section]), ...textsOf(changed) }
  const answers = answersOf(section, typed)
  const faults = kycFaults(section, answers, {
    today,
    // Other choices are taken from their lists.
    choicesOf: name =>
      name === 'agreements' ? agreements?.map(({ id }) => String(id)) : undefined,
    withheld: info.withheld,
  })
  return {
    fields: requestedFields(section, answers),
    typed,
    type,
    faultOf: name => (isChecked ? faults.find(({ field }) => field === name)?.fault : undefined),
    check: () => {
      setChecked(true)
      return faults[0]?.field
    },
    answers,
    keepable: withoutFaulty(answers, faults),
    isChanged: Object.keys(changed).length > 0,
  }
}

// A field that was never typed in has no text.
const textsOf = (fields: Partial<Record<string, string>>): TypedAnswers =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  )
