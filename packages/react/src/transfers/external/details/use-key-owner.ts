import type { InstantKeyInfo } from '@sixpence/core'
import { failureOf } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import { useDebouncedValue } from '../../../forms/index.ts'
import type { Details } from '../send-money-draft.ts'
import { isKeyType } from './form-fields.ts'

// Longer than for a price: the bank lets only so many keys be looked up in an hour.
const KEY_PAUSE_MS = 700

/**
 * Whose an instant key is, once it is right and typing rests; undefined where the bank does not
 * say. It is asked for by the details that would be sent.
 */
export function useKeyOwner(
  countryCode: string | undefined,
  { instantKey = '', instantKeyType }: Details,
): InstantKeyInfo | undefined {
  const isKey = countryCode !== undefined && instantKey !== '' && isKeyType(instantKeyType)
  const settled = useDebouncedValue(
    isKey ? { countryCode, instantKey, instantKeyType } : undefined,
    KEY_PAUSE_MS,
  )
  const asking = transfersApi.instantKey.useReadIf(settled)
  failureOf(asking.error)
  return settled && asking.currentData
}
