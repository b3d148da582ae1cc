import type { InstantKeyInfo } from '@sixpence/core/transfers'
import { errorOf } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import { useDebouncedValue } from '../../../forms/index.ts'
import type { Details } from '../send-money-draft.ts'
import { isKeyType } from './form-fields.ts'

// Longer than for a price: the bank limits how many keys may be looked up in an hour.
const KEY_PAUSE_MS = 700

/**
 * Returns the owner of an instant key once it is valid and typing pauses; undefined if the bank
 * doesn't know. Asks with the details that would be sent.
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
  const query = transfersApi.instantKey.useReadIf(settled)
  errorOf(query.error)
  return settled && query.currentData
}
