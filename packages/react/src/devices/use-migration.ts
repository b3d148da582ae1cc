import type { MigrationNotice } from '@sixpence/core'
import { devices } from '@sixpence/core/devices'
import { migration } from '@sixpence/core/migration'
import { useEffect, useState } from 'react'
import { useAttempt, type AttemptState } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'

/** The state and actions for the move to sign-ins approved on a phone. */
export interface MigrationTask extends AttemptState {
  /** Undefined if there is nothing to ask. */
  readonly notice: MigrationNotice | undefined
  /** `confirming`: the linked phone was notified. */
  readonly stage: 'asked' | 'confirming' | 'done'
  /** The link to open on the linked phone. */
  readonly deeplink: string | undefined
  /** Notifies the linked phone, or leads to the page for linking one. */
  readonly begin: () => Promise<void>
  /** Continues to the page the customer was going to. Doesn't ask again in this session. */
  readonly goOn: () => void
}

const LOOK_AGAIN_MS = 3_000

/** Provides the move as long as the bank lets the customer postpone it. */
export function useMigration(): MigrationTask {
  const sixpence = useSixpence()
  const client = sixpence.use(migration)
  const navigateTo = useNavigateTo()
  const [notice] = useState(() => client.notice())
  const [stage, setStage] = useState<MigrationTask['stage']>('asked')
  const [deeplink, setDeeplink] = useState<string>()
  const { run, isPending, error } = useAttempt()

  useEffect(() => {
    if (stage !== 'confirming') return undefined
    const look = async () => {
      const { scp } = await client.profile()
      if (scp === 'push') setStage('done')
    }
    // If a check fails, the next one follows.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [stage, client])

  return {
    notice,
    stage,
    deeplink,
    isPending,
    error,
    failure: error,
    async begin() {
      if (notice?.strategy === 'enable') return navigateTo({ to: 'linkPhone' })
      const link = await run(() => sixpence.use(devices).requestLink())
      if (!link) return
      setDeeplink(link.deeplink)
      setStage('confirming')
    },
    goOn() {
      client.putOff()
      navigateTo({ to: 'start' })
    },
  }
}
