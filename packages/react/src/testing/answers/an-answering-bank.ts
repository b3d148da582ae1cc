import type { Sixpence } from '@sixpence/core'
import type { ActingState } from '@sixpence/core/access'
import { SixpenceError } from '@sixpence/core/errors'
import type { Start, StartInfo } from '@sixpence/core/start'
import { aBank } from '../a-bank.ts'
import { anAccess } from '../a-sixpence.ts'

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

interface Circumstances {
  readonly isDown?: boolean | undefined
  readonly acting?: ActingState | undefined
}

/** A bank whose calls return these answers, or fail while it is down. */
export function anAnsweringBank(answers: Answers, { isDown = false, acting }: Circumstances = {}) {
  const state = { isDown }
  const asked = (answer: unknown) => async () => {
    if (state.isDown) throw LATE
    return answer
  }
  const calls: Record<string, object> = mapValues(answers, of => mapValues(of, asked))
  const access = { ...anAccess(acting), ...calls['access'] }
  const { sixpence, realtime } = aBank({ ...calls, access })
  if (answers.start) knowOnceAsked(sixpence.start)
  return {
    sixpence,
    reconnect: realtime.reconnect,
    goDown: () => {
      state.isDown = true
    },
    comeUp: () => {
      state.isDown = false
    },
  }
}

/** Nothing is known about the user until `info` has answered. */
function knowOnceAsked(start: Start) {
  const asked = { ...start }
  const listeners = new Set<() => void>()
  let known: StartInfo | undefined
  Object.assign(start, {
    info: async () => {
      known = await asked.info()
      for (const listener of listeners) listener()
      return known
    },
    getSnapshot: () => known,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
}

function mapValues<To>(all: object, to: (one: object) => To): Record<string, To> {
  const entries = Object.entries<object>({ ...all })
  return Object.fromEntries(entries.map(([name, one]) => [name, to(one)]))
}
