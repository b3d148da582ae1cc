import { cleanEmailAddress, isEmailAddress } from '@sixpence/core/fields'
import type { PayeeEmailCheck } from '@sixpence/core/transfers'
import type { SixpenceError } from '@sixpence/core/errors'
import { useSession } from '../../provider/index.ts'
import { errorOf } from '../../store/index.ts'
import { transfersApi } from '../transfers-api.ts'
import { TYPING_PAUSE_MS, useDebouncedValue } from '../../forms/index.ts'

/** The known facts about the person behind an email address. */
export type Payee =
  | { readonly status: 'missing' | 'own' | 'checking' }
  | { readonly status: 'unknown'; readonly isAddress: boolean }
  | { readonly status: 'found'; readonly email: string; readonly name: string | undefined }
  | { readonly status: 'failed'; readonly error: SixpenceError; readonly refetch: () => void }

/** Looks up the person behind an address, once typing pauses. */
export function usePayee(typed: string): Payee {
  const email = cleanEmailAddress(typed)
  const isOwn = useIsOwn()(email)
  const address = email === '' || isOwn ? undefined : email
  const settled = useDebouncedValue(address, TYPING_PAUSE_MS)
  const isAddress = settled !== undefined && isEmailAddress(settled)
  const checking = transfersApi.checkPayee.useReadIf(isAddress ? { email: settled } : undefined)
  const failure = errorOf(checking.error)

  if (!address) return { status: isOwn ? 'own' : 'missing' }
  if (!settled || checking.isFetching) return { status: 'checking' }
  if (failure) return { status: 'failed', error: failure, refetch: () => void checking.refetch() }
  return found(checking.currentData, email, isAddress)
}

const found = (check: PayeeEmailCheck | undefined, email: string, isAddress: boolean): Payee =>
  check?.exists ? { status: 'found', email, name: check.name } : { status: 'unknown', isAddress }

function useIsOwn() {
  const session = useSession()
  const own = session.status === 'signed_in' ? session.email?.toLowerCase() : undefined
  return (email: string): boolean => email.toLowerCase() === own
}
