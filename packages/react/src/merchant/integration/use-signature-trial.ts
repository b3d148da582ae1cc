import type { SignatureCheck } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useWrite, type Writing } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The number of log entries searched for the last message. */
const LATEST = 100

/** The check of a message that a webhook received. */
export interface SignatureTrial {
  /** Undefined before the first check, and while one is running. */
  readonly answer: SignatureCheck | undefined
  readonly check: (message: { header: string; body: string }) => Promise<void>
  readonly isPending: boolean
  readonly failure: Writing['failure']
  /** The last message sent to the webhook, if it is among the latest. */
  readonly lastBody: string | undefined
}

/** Checks messages against a webhook's secret, which stays at the bank. */
export function useSignatureTrial(webhookId: string): SignatureTrial {
  const { data } = merchantApi.webhookRequests.useRead({ limit: LATEST })
  const [answer, setAnswer] = useState<SignatureCheck>()
  const { write, isPending, failure } = useWrite()
  return {
    answer,
    check: async message => {
      setAnswer(undefined)
      const done = await write(merchantApi.checkSignature, { id: webhookId, ...message })
      setAnswer(done?.answer)
    },
    isPending,
    failure,
    lastBody: data?.items.find(each => each.webhookId === webhookId)?.request,
  }
}
