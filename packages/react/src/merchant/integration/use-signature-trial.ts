import type { SignatureCheck } from '@sixpence/core'
import { useState } from 'react'
import { useWrite, type Writing } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** How far back the log is looked through for the last message. */
const LATEST = 100

/** The check of a message that came to a webhook. */
export interface SignatureTrial {
  /** Undefined until a message was judged, and while the next one is. */
  readonly answer: SignatureCheck | undefined
  readonly check: (message: { header: string; body: string }) => Promise<void>
  readonly isPending: boolean
  readonly failure: Writing['failure']
  /** What the webhook was last sent, where that is among the latest. */
  readonly lastBody: string | undefined
}

/** Judges messages with the secret of a webhook, which stays at the bank. */
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
