import type { NewApiKey } from '@sixpence/core'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useRefresh } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Making an API key, as a screen needs it. */
export interface NewKeyTask {
  /** Waits for a code where payments do. */
  readonly change: ConfirmedChange
  /** Makes a key at once, or has the code sent. */
  readonly create: (name: string) => Promise<boolean>
}

/**
 * Makes an API key.
 *
 * @param onSecret Told what is secret of it; nobody else holds it.
 */
export function useNewKey(onSecret: (secret: string) => void): NewKeyTask {
  const { merchant } = useSixpence()
  const refresh = useRefresh()
  const tell = ({ secret }: NewApiKey) => {
    refresh(merchantApi.createApiKey)
    onSecret(secret)
  }
  const change = useConfirmedChange(async (requestKey, code) => {
    tell(await merchant.confirmApiKey({ requestKey, code }))
  })
  return {
    change,
    create: name =>
      change.begin(async () => {
        const made = await merchant.createApiKey({ name, enabled: true })
        if (!('secret' in made)) return made
        tell(made)
        return undefined
      }),
  }
}
