import type { SignatureCheck } from '@sixpence/core/merchant'
import type { AttemptState } from '../../attempts/index.ts'
import { useState } from 'react'
import { useWrite } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The number of log entries searched for the last message. */
const LATEST = 100

/** The check of a message that a webhook received. */
export interface SignatureTrial extends AttemptState {
  /** Undefined before the first check, and while one is running. */
  readonly answer: SignatureCheck | undefined
  readonly check: (message: { header: string; body: string }) => Promise<void>
  /** The last message sent to the webhook, if it is among the latest. */
  readonly lastBody: string | undefined
}

/** Checks messages against a webhook's secret, which stays at the bank. */
export function useSignatureTrial(webhookId: string): SignatureTrial {
  const { data } = merchantApi.webhookRequests.useRead({ limit: LATEST })
  const [answer, setAnswer] = useState<SignatureCheck>()
  const { write, isPending, error } = useWrite()
  return {
    answer,
    check: async message => {
      setAnswer(undefined)
      const done = await write(merchantApi.checkSignature, { id: webhookId, ...message })
      setAnswer(done?.answer)
    },
    isPending,
    error,
    failure: error,
    lastBody: data?.items.find(each => each.webhookId === webhookId)?.request,
  }
}
