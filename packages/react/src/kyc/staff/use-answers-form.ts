import { DUE_DILIGENCE_FIELDS } from '@sixpence/core/kyc'
import { useRef, useState } from 'react'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import type { DueDiligenceTask } from './use-due-diligence.ts'

/** The answers to change, and what happens with the changed ones. */
export interface DueDiligenceDraftProps {
  /** The initial answers. */
  answers: NonNullable<DueDiligenceTask['data']>
  task: Pick<DueDiligenceTask, 'propose' | 'change'>
  onClose: () => void
}

/** Holds a form that starts with the given answers, and proposes the typed ones. */
export function useAnswersForm({ answers, task, onClose }: DueDiligenceDraftProps) {
  const { t } = useMessages('kyc')
  const nextId = useRef(answers.length)
  const [ids, setIds] = useState(() => answers.map((_answer, id) => id))
  const form = useForm(fieldsOf(ids), {
    attempt: task.change,
    initial: Object.fromEntries(
      answers.flatMap(({ question, answer }, id) => [
        [questionOf(id), question],
        [answerOf(id), answer],
      ]),
    ),
    check: values => {
      const questions = ids.map(id => values[questionOf(id)])
      const isRepeated = (at: number) => questions.indexOf(questions[at]) < at
      return Object.fromEntries(
        ids.map((id, at) => [questionOf(id), isRepeated(at) ? t('staffRepeatedError') : undefined]),
      )
    },
    send: values =>
      task.propose(
        ids.map(id => ({
          question: values[questionOf(id)] ?? '',
          answer: values[answerOf(id)] ?? '',
        })),
      ),
    onDone: onClose,
  })
  return {
    ...form,
    ids,
    add: () => setIds([...ids, (nextId.current += 1)]),
    remove: (removed: number) => setIds(ids.filter(id => id !== removed)),
  }
}

/** Returns the name of a row's field. */
export const questionOf = (id: number): string => `question${id}`

/** Returns the name of a row's field. */
export const answerOf = (id: number): string => `answer${id}`

const { question, answer } = DUE_DILIGENCE_FIELDS
// It is typed in one line.
const ANSWER = { kind: answer.kind, most: answer.most }

const fieldsOf = (ids: readonly number[]): Readonly<Record<string, typeof ANSWER>> =>
  Object.fromEntries(
    ids.flatMap(id => [
      [questionOf(id), question],
      [answerOf(id), ANSWER],
    ]),
  )
