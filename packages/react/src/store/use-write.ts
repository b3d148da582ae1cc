import { useCallback, useRef } from 'react'
import { useAttempt, type Attempt } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { type CallName, clientMethod, clientOfCall, factsOf } from './domain-calls.ts'
import type { WriteCall } from './hooks-of.ts'
import { type Foresight, useForesight } from './use-foresight.ts'
import { useRefresh } from './use-refresh.ts'

/** The bank's answer to a change. */
export interface Done<Answer> {
  readonly answer: Answer
}

/** The state of the last change: under way, failed, or neither. */
export interface ChangeState extends Omit<Attempt, 'run'> {}

/** The state of changes, one at a time. */
export interface Writing extends ChangeState {
  /**
   * Makes a change, and refreshes the answers it makes stale: also if it failed, because the bank
   * may have made it and only the answer was lost. Returns undefined if it failed, or while another
   * one is under way. A call that takes effect once keeps its key until the bank confirms that it
   * is done. The answer isn't kept. An expected result is shown immediately: it is undone if the
   * change fails, and nothing is refreshed if it succeeds.
   */
  readonly write: <Input, Answer, Shown>(
    call: WriteCall<Input, Answer>,
    input: Input,
    foreseen?: Foresight<Shown>,
  ) => Promise<Done<Answer> | undefined>
  /** Refreshes the answers that a call makes stale, if `write` left that for later. */
  readonly refresh: (call: CallName) => void
}

/** Makes one change at a time, however often the button is pressed. */
export function useWrite({ isRefreshedLater = false } = {}): Writing {
  const send = useSend()
  const refresh = useRefresh()
  const foresee = useForesight()
  const { run, ...attempt } = useAttempt()
  const write = useCallback(
    async (call: CallName, input: object, foreseen?: Foresight<unknown>) => {
      const done = await run(async () => {
        const undo = foreseen && foresee(foreseen)
        try {
          return { answer: await send(call, input) }
        } catch (error) {
          undo?.()
          throw error
        }
      })
      if (!isRefreshedLater && !(done && foreseen)) refresh(call)
      return done
    },
    [run, send, refresh, foresee, isRefreshedLater],
  ) as Writing['write']
  return { ...attempt, write, refresh }
}

/** Sends under the key of the attempt, where a call takes effect once. */
function useSend() {
  const sixpence = useSixpence()
  const keys = useRef(new Map<string, string>())
  return useCallback(
    async (call: CallName, input: object) => {
      const method = clientMethod(sixpence, call)
      const attempt = attemptOf(call, input)
      if (attempt === undefined) return method(input)
      const key = keys.current.get(attempt) ?? newKey(clientOfCall(sixpence, call))
      keys.current.set(attempt, key)
      const answer = await method(input, { key })
      keys.current.delete(attempt)
      return answer
    },
    [sixpence],
  )
}

const newKey = (client: object): string => (client as { newKey: () => string }).newKey()

/**
 * Returns a text that distinguishes one attempt from another; undefined for a call that takes no
 * key.
 */
function attemptOf(call: CallName, input: object): string | undefined {
  const facts = factsOf(call)
  if (facts.effect !== 'write' || facts.once === undefined) return undefined
  const { once } = facts
  const same = Object.entries(input).filter(([field]) => once === 'all' || once.includes(field))
  return `${call.name} ${JSON.stringify(same)}`
}
