import { access } from '@sixpence/core/access'
import { toFailure, useSixpence, type Failure } from '@sixpence/react/provider'
import { useEffect, useState } from 'react'
import type { DecideQuestion } from './window-questions.ts'

/** Acts in this window for the same customer as in the frame that opened it, if the bank allows it. */
export function useActingFor(question: DecideQuestion | null | undefined): {
  readonly isReady: boolean
  readonly failure: Failure | undefined
} {
  const client = useSixpence().use(access)
  const [outcome, setOutcome] = useState<{ readonly thrown?: unknown }>()
  useEffect(() => {
    let isWanted = true
    const tell = (came: { readonly thrown?: unknown }) => isWanted && setOutcome(came)
    if (question) {
      const { customerId } = question
      const begun = customerId === undefined ? Promise.resolve() : client.actFor({ customerId })
      begun.then(
        () => tell({}),
        (thrown: unknown) => tell({ thrown }),
      )
    }
    return () => {
      isWanted = false
    }
  }, [client, question])
  // Here, during rendering, so that a defect reaches the error boundary.
  const failure = outcome && 'thrown' in outcome ? toFailure(outcome.thrown) : undefined
  return { isReady: outcome !== undefined && !failure, failure }
}
