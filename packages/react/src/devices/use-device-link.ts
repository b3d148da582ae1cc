import { devices } from '@sixpence/core/devices'
import { useEffect, useState } from 'react'
import { useAttempt, useCountdown, type AttemptState } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'

/** The state and actions for linking a new device. */
export interface DeviceLinkTask extends AttemptState {
  /** The link to open on the phone; undefined until the bank has created it. */
  readonly deeplink: string | undefined
  /** The time until the link expires; undefined if unknown. */
  readonly secondsLeft: number | undefined
  /** Creates another link and ends the previous one. */
  readonly renew: () => Promise<void>
}

/** Creates a link for a new device as soon as the component mounts. */
export function useDeviceLink(): DeviceLinkTask {
  const client = useSixpence().use(devices)
  const { run, isPending, error } = useAttempt()
  const [link, setLink] = useState<{ deeplink: string; endsAt: number | undefined }>()
  const left = useCountdown(link?.endsAt)

  async function renew() {
    const made = await run(() => client.requestLink())
    if (!made) return
    const { deeplink, expiresInSeconds } = made
    const endsAt = expiresInSeconds === undefined ? undefined : Date.now() + expiresInSeconds * 1000
    setLink({ deeplink, endsAt })
  }

  useEffect(() => {
    void renew()
    // Only once; afterwards the customer requests new links.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    deeplink: link?.deeplink,
    secondsLeft: link?.endsAt === undefined ? undefined : left,
    isPending,
    error,
    failure: error,
    renew,
  }
}
