import type { DueDiligenceAnswer } from '@sixpence/core/kyc'
import { useRef, useState } from 'react'

/** A question and its answer while they are typed. */
export interface DraftRow extends DueDiligenceAnswer {
  readonly id: number
}

/** The faults of a row. */
export type RowFault = Partial<Record<keyof DueDiligenceAnswer, 'missing' | 'repeated' | undefined>>

/** The answers as typed. */
export interface AnswersDraft {
  readonly rows: readonly DraftRow[]
  readonly add: () => void
  readonly remove: (id: number) => void
  readonly edit: (id: number, change: Partial<DueDiligenceAnswer>) => void
  /** Returns no faults before the first attempt to send. */
  readonly faultOf: (row: DraftRow) => RowFault
  /** Returns the answers to send; undefined if there is a fault. */
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
      if (rows.some(row => Object.values(faultOf(row, rows)).some(Boolean))) return undefined
      return rows.map(trimmed)
    },
  }
}

function faultOf(row: DraftRow, rows: readonly DraftRow[]): RowFault {
  const { question, answer } = trimmed(row)
  const first = rows.find(other => other.question.trim() === question)
  return {
    question: question === '' ? 'missing' : first?.id === row.id ? undefined : 'repeated',
    answer: answer === '' ? 'missing' : undefined,
  }
}

const trimmed = ({ question, answer }: DueDiligenceAnswer): DueDiligenceAnswer => ({
  question: question.trim(),
  answer: answer.trim(),
})
