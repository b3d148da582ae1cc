import { useEffect, useState } from 'react'
import { awaitQuestion } from './window-channel.ts'

/**
 * Returns the question of the frame that opened this window; undefined until it is known, null
 * without a frame.
 */
export function useQuestion<Question>(): Question | null | undefined {
  const [question, setQuestion] = useState<Question | null>()
  useEffect(() => {
    let isWanted = true
    void awaitQuestion<Question>().then(asked => isWanted && setQuestion(asked ?? null))
    return () => {
      isWanted = false
    }
  }, [])
  return question
}
