import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { aBank } from '../a-bank.ts'

type AnswersOf<Client> = {
  readonly [Name in keyof Client]?: Client[Name] extends (
    ...input: never[]
  ) => Promise<infer Answer>
    ? Answer
    : never
}
/** The answers to the calls of each domain. */
export type Answers = { readonly [Name in keyof Sixpence]?: AnswersOf<Sixpence[Name]> }

/** The refusal of a bank that is down. */
export const LATE = new SixpenceError('timeout', 'late')

/** A bank whose calls return these answers, or fail while it is down. */
export function anAnsweringBank(answers: Answers, { isDown = false } = {}) {
  const state = { isDown }
  const asked = (answer: unknown) => async () => {
    if (state.isDown) throw LATE
    return answer
  }
  const { sixpence } = aBank(mapValues(answers, calls => mapValues(calls, asked)))
  return {
    sixpence,
    goDown: () => {
      state.isDown = true
    },
    comeUp: () => {
      state.isDown = false
    },
  }
}

function mapValues<To>(all: object, to: (one: object) => To): Record<string, To> {
  const entries = Object.entries<object>({ ...all })
  return Object.fromEntries(entries.map(([name, one]) => [name, to(one)]))
}
