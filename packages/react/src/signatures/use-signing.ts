import { isSixpenceError } from '@sixpence/core/errors'
import { type SignData, type Signature, signatures } from '@sixpence/core/signatures'
import { useEffect } from 'react'
import { useAttempt, type AttemptState } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { useRefresh } from '../store/index.ts'
import { signaturesApi } from './signatures-api.ts'

/** Options of `useSigning`. */
export interface SigningOptions {
  /** The signature that the bank waits for, or that has ended; undefined before there is one. */
  readonly signature: Signature | undefined
  /**
   * Asks the bank for a signature; returns the data to open the paper, and undefined if there is
   * none.
   */
  readonly begin: () => Promise<SignData | undefined>
  /** Leads to the place where the paper is signed. */
  readonly onSign: (signData: SignData) => void
}

/** The signing of a paper. */
export interface SigningTask extends AttemptState {
  /** Continues the signature that waits for this user, or begins another one. */
  readonly sign: () => Promise<void>
}

/**
 * Lets the user sign a paper, and follows it: when they come back the bank asks the provider at
 * once, and after that now and then until the signature has ended.
 */
export function useSigning({ signature, begin, onSign }: SigningOptions): SigningTask {
  const sixpence = useSixpence()
  const { run, isPending, error } = useAttempt()
  const waiting = signature?.status === 'waiting' && signature.isOwn ? signature : undefined
  useFollowed(waiting?.signatureId)
  const open = ({ signatureId }: Signature) => sixpence.use(signatures).open({ signatureId })
  return {
    isPending,
    error,
    failure: error,
    sign: async () => {
      const signData = await run(() => (waiting ? open(waiting) : begin()))
      if (signData) onSign(signData)
    },
  }
}

function useFollowed(signatureId: string | undefined): void {
  const sixpence = useSixpence()
  const refresh = useRefresh()
  useEffect(() => {
    if (signatureId === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    void followed(sixpence.use(signatures), signatureId, signal).then(hasEnded => {
      if (hasEnded) refresh(signaturesApi.complete)
    })
    return () => leaving.abort()
  }, [sixpence, refresh, signatureId])
}

type Followed = ReturnType<typeof signatures.open>

/** Returns true once the signature has ended; false if a request fails or is aborted. */
async function followed(
  client: Followed,
  signatureId: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await client.complete({ signatureId })
    await client.outcome(signatureId, { signal })
    return true
  } catch (error) {
    if (signal.aborted || isSixpenceError(error)) return false
    throw error
  }
}
