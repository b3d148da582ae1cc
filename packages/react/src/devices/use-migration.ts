import type { MigrationNotice, SixpenceError } from '@sixpence/core'
import { useEffect, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'

/** What a screen needs that asks to move to sign-ins that a phone approves. */
export interface MigrationTask {
  /** Undefined when nothing is asked. */
  readonly notice: MigrationNotice | undefined
  /** `confirming`: the linked phone was asked. */
  readonly stage: 'asked' | 'confirming' | 'done'
  /** To be opened on the linked phone. */
  readonly deeplink: string | undefined
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Asks the linked phone, or leads to where one is linked. */
  readonly begin: () => Promise<void>
  /** Goes on to where the customer was going; this session is not asked again. */
  readonly goOn: () => void
}

const LOOK_AGAIN_MS = 3_000

/** The move that the bank asks for softly: it may be put off. */
export function useMigration(): MigrationTask {
  const { migration, devices } = useSixpence()
  const navigateTo = useNavigateTo()
  const [notice] = useState(() => migration.notice())
  const [stage, setStage] = useState<MigrationTask['stage']>('asked')
  const [deeplink, setDeeplink] = useState<string>()
  const { run, isPending, failure } = useAttempt()

  useEffect(() => {
    if (stage !== 'confirming') return undefined
    const look = async () => {
      const { scp } = await migration.profile()
      if (scp === 'push') setStage('done')
    }
    // A look that failed is followed by another.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [stage, migration])

  return {
    notice,
    stage,
    deeplink,
    isPending,
    failure,
    async begin() {
      if (notice?.strategy === 'enable') return navigateTo({ to: 'linkPhone' })
      const link = await run(() => devices.requestLink())
      if (!link) return
      setDeeplink(link.deeplink)
      setStage('confirming')
    },
    goOn() {
      migration.putOff()
      navigateTo({ to: 'start' })
    },
  }
}
