import type { SixpenceError } from '@sixpence/core/errors'
import {
  ANSWER_FAULTS,
  fieldFaults,
  requestedFields,
  type AnswerFault,
  type FaultyAnswer,
  type Field,
  type Fields,
} from '@sixpence/core/fields'
import { useMemo, useState } from 'react'
import { useFormats, useToday } from '../../i18n/index.ts'
import { useDraft } from '../use-draft.ts'
import type {
  Questionnaire,
  QuestionWords,
  SavedAnswers,
  SectionAnswers,
  TypedAnswers,
} from './questionnaire.ts'
import { answersOf, typedOf } from './typed-answers.ts'

/** One section while it is filled in. */
export interface SectionTask {
  readonly words: QuestionWords
  /** The required fields, given the answers so far. */
  readonly fields: readonly (readonly [name: string, field: Field])[]
  readonly typed: TypedAnswers
  readonly type: (change: TypedAnswers) => void
  /** Returns an answer's fault, once the section was checked or the bank has refused the answer. */
  readonly faultOf: (name: string) => AnswerFault | undefined
  /** True if the answer is saved, but secret. */
  readonly isWithheld: (name: string) => boolean
  /** Checks everything from now on. Returns true if nothing is faulty. */
  readonly check: () => boolean
  /** The answers to the required fields, as they are saved. */
  readonly answers: SectionAnswers
  /** The answers without faulty ones. */
  readonly keepable: SectionAnswers
  /** True if something was typed since it was last saved. */
  readonly isChanged: boolean
}

/** Holds the typed answers of a section, on top of the saved ones. */
export function useSection<Section extends string>(
  questionnaire: Questionnaire<Section>,
  section: Section,
  { answers: saved, withheld, failure }: SavedAnswers & { failure?: SixpenceError | undefined },
): SectionTask {
  const fields = questionnaire.sections[section]
  const safe = useMemo(() => Object.keys(fields).filter(name => !fields[name]?.isSecret), [fields])
  const [changed, type] = useDraft<Record<string, string>>(`${questionnaire.name}.${section}`, safe)
  const [isChecked, setChecked] = useState(false)
  const [edited, setEdited] = useState<readonly string[]>([])
  const { locale } = useFormats()
  const today = useToday()
  const typed = { ...typedOf(saved[section]), ...changed }
  const entered = answersOf(fields, typed, locale)
  const applying = requestedFields(fields, entered)
  const answers = picked(entered, name => applying.some(([known]) => known === name))
  const { choicesOf } = questionnaire
  const faults = fieldFaults(fields, answers, { today, withheld, ...(choicesOf && { choicesOf }) })
  const refused = refusedAnswers(fields, failure).filter(({ field }) => !edited.includes(field))
  const shown = [...(isChecked ? faults : []), ...refused]
  return {
    words: questionnaire,
    fields: applying,
    typed,
    type: change => {
      setEdited(names => [...names, ...Object.keys(change)])
      type(change)
    },
    faultOf: name => shown.find(({ field }) => field === name)?.fault,
    isWithheld: name => withheld.includes(name),
    check: () => {
      setChecked(true)
      setEdited([])
      return faults.length === 0
    },
    answers,
    keepable: picked(answers, name => faults.every(({ field }) => field !== name)),
    isChanged: Object.keys(changed).length > 0,
  }
}

/** Returns the answers that the bank has refused for a fault that a question can show. */
export const refusedAnswers = (
  fields: Fields,
  failure: SixpenceError | undefined,
): readonly FaultyAnswer[] =>
  (failure?.fields ?? []).flatMap(({ field, message }) => {
    const fault = ANSWER_FAULTS.find(known => known === message)
    return fault && field in fields ? [{ field, fault }] : []
  })

const picked = (answers: SectionAnswers, isPicked: (name: string) => boolean): SectionAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => isPicked(name)))
