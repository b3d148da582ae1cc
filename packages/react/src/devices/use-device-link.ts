import type { SixpenceError } from '@sixpence/core'
import { useEffect, useState } from 'react'
import { useAttempt, useCountdown } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'

/** What is needed to link a new device. */
export interface DeviceLinkTask {
  /** To be opened on the phone; undefined until the bank has made it. */
  readonly deeplink: string | undefined
  /** Until the link stops working; undefined where the bank does not say. */
  readonly secondsLeft: number | undefined
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Makes another link; the one before stops working. */
  readonly renew: () => Promise<void>
}

/** Makes a link for a new device as soon as it is shown. */
export function useDeviceLink(): DeviceLinkTask {
  const { devices } = useSixpence()
  const { run, isPending, failure } = useAttempt()
  const [link, setLink] = useState<{ deeplink: string; endsAt: number | undefined }>()
  const left = useCountdown(link?.endsAt)

  async function renew() {
    const made = await run(() => devices.requestLink())
    if (!made) return
    const { deeplink, expiresInSeconds } = made
    const endsAt = expiresInSeconds === undefined ? undefined : Date.now() + expiresInSeconds * 1000
    setLink({ deeplink, endsAt })
  }

  useEffect(() => {
    void renew()
    // Only once: afterwards the customer asks for a new one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    deeplink: link?.deeplink,
    secondsLeft: link?.endsAt === undefined ? undefined : left,
    isPending,
    failure,
    renew,
  }
}
