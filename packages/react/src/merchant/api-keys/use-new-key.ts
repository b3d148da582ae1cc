import { type NewApiKey, merchant } from '@sixpence/core/merchant'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useRefresh } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The state and actions for creating an API key. */
export interface NewKeyTask {
  /** Waits for a code if payments need one. */
  readonly change: ConfirmedChange
  /** Creates a key at once, or requests the code. */
  readonly create: (name: string) => Promise<boolean>
}

/**
 * Lets a merchant create an API key.
 *
 * @param onSecret Receives the key's secret, which is stored nowhere else.
 */
export function useNewKey(onSecret: (secret: string) => void): NewKeyTask {
  const client = useSixpence().use(merchant)
  const refresh = useRefresh()
  const showSecret = ({ secret }: NewApiKey) => {
    refresh(merchantApi.createApiKey)
    onSecret(secret)
  }
  const change = useConfirmedChange(async (requestKey, code) => {
    showSecret(await client.confirmApiKey({ requestKey, code }))
  })
  return {
    change,
    create: name =>
      change.begin(async () => {
        const made = await client.createApiKey({ name, enabled: true })
        if (!('secret' in made)) return made
        showSecret(made)
        return undefined
      }),
  }
}
