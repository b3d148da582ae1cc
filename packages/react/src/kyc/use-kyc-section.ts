import {
  kycFaults,
  requestedKycFields,
  type FaultyKycAnswer,
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
  /** The required fields, given the answers so far. */
  readonly fields: readonly NamedKycField[]
  readonly typed: TypedAnswers
  readonly type: (change: TypedAnswers) => void
  /** Returns an answer's fault, once the section was checked. */
  readonly faultOf: (name: KycFieldName) => FaultyKycAnswer['fault'] | undefined
  /** Checks everything from now on. Returns the first faulty question. */
  readonly check: () => KycFieldName | undefined
  /** The typed answers in the bank's format. */
  readonly answers: KycAnswers
  /** The answers without those that the bank would refuse. */
  readonly keepable: KycAnswers
  /** True if something was typed since it was last saved. */
  readonly isChanged: boolean
}

/** Holds the typed answers of a section, on top of those at the bank. */
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
    // Other choices come from their lists.
    choicesOf: name =>
      name === 'agreements' ? agreements?.map(({ id }) => String(id)) : undefined,
    withheld: info.withheld,
  })
  return {
    fields: requestedKycFields(section, answers),
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

// An untouched field has no text.
const textsOf = (fields: Partial<Record<string, string>>): TypedAnswers =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  )
