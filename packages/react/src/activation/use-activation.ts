import { type ActivationAction, activation } from '@sixpence/core/activation'
import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { useEffect, useRef, useState } from 'react'
import { useSixpence } from '../provider/index.ts'

/** The contents of a link from an email. Remove it from the page's address once it is read. */
export interface ActivationLink {
  readonly action: ActivationAction
  readonly user: string
  readonly code: string
}

/** The state of an activation. After `done`, a personal account is signed in. */
export type ActivationStage =
  | { readonly name: 'loading' }
  | { readonly name: 'done' }
  | { readonly name: 'failed'; readonly error: SixpenceError }

/** Opens a link from an email once. A defect goes to the error boundary. */
export function useActivation(link: ActivationLink): ActivationStage {
  const client = useSixpence().use(activation)
  const [stage, setStage] = useState<ActivationStage>({ name: 'loading' })
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  const opened = useRef<ActivationLink>(undefined)
  useEffect(() => {
    // A link works once, and React's strict mode runs effects twice.
    if (opened.current === link) return
    opened.current = link
    const { action, user, code } = link
    const opening =
      action === 'activation'
        ? client.activate({ username: user, activationCode: code })
        : client.activateBusiness({ email: user, activationCode: code })
    opening.then(
      () => setStage({ name: 'done' }),
      (cause: unknown) => {
        if (isSixpenceError(cause)) setStage({ name: 'failed', error: cause })
        else setDefect({ thrown: cause })
      },
    )
  }, [client, link])
  if (defect) throw defect.thrown
  return stage
}
