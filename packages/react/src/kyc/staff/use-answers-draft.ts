import type { DueDiligenceAnswer } from '@sixpence/core/kyc'
import { useRef, useState } from 'react'

/** A question and its answer while they are typed. */
export interface DraftRow extends DueDiligenceAnswer {
  readonly id: number
}

/** The errors of a row, as keys of their texts. */
export interface RowFault {
  readonly question?: 'missingError' | 'staffRepeatedError' | undefined
  readonly answer?: 'missingError' | undefined
}

/** The answers as typed. */
export interface AnswersDraft {
  readonly rows: readonly DraftRow[]
  readonly add: () => void
  readonly remove: (id: number) => void
  readonly edit: (id: number, change: Partial<DueDiligenceAnswer>) => void
  /** Returns no errors before the first attempt to send. */
  readonly faultOf: (row: DraftRow) => RowFault
  /** Returns the answers to send; undefined if there is an error. */
  readonly check: () => readonly DueDiligenceAnswer[] | undefined
}

/** Holds a draft that starts with the given answers. */
export function useAnswersDraft(answers: readonly DueDiligenceAnswer[]): AnswersDraft {
  const nextId = useRef(answers.length)
  const [rows, setRows] = useState<readonly DraftRow[]>(() =>
    answers.map((answer, id) => ({ id, ...answer })),
  )
  const [isChecked, setChecked] = useState(false)
  return {
    rows,
    add: () => setRows([...rows, { id: (nextId.current += 1), question: '', answer: '' }]),
    remove: id => setRows(rows.filter(row => row.id !== id)),
    edit: (id, change) => setRows(rows.map(row => (row.id === id ? { ...row, ...change } : row))),
    faultOf: row => (isChecked ? faultOf(row, rows) : {}),
    check: () => {
      setChecked(true)
      if (rows.some(row => isFaulty(faultOf(row, rows)))) return undefined
      return rows.map(trimmed)
    },
  }
}

const isFaulty = ({ question, answer }: RowFault): boolean =>
  question !== undefined || answer !== undefined

function faultOf(row: DraftRow, rows: readonly DraftRow[]): RowFault {
  const { question, answer } = trimmed(row)
  const first = rows.find(other => other.question.trim() === question)
  return {
    question:
      question === '' ? 'missingError' : first?.id === row.id ? undefined : 'staffRepeatedError',
    answer: answer === '' ? 'missingError' : undefined,
  }
}

const trimmed = ({ question, answer }: DueDiligenceAnswer): DueDiligenceAnswer => ({
  question: question.trim(),
  answer: answer.trim(),
})
