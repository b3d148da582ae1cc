import { CALL_MARKS, type Logo, type LogoChange, type NewLogo } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The logos of a business. */
export interface LogosTask extends LoadState {
  /** In the order in which they came. Undefined until the bank has answered. */
  readonly logos: readonly Logo[] | undefined
  /** Whether the user may add, change and delete them. */
  readonly mayChange: boolean
  /** Each answers whether it was done. */
  readonly add: (logo: NewLogo) => Promise<boolean>
  readonly change: (change: LogoChange) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
  readonly isPending: boolean
  /** Why the last of them was not done. */
  readonly changeFailure: SixpenceError | undefined
  /** Forgets that failure. */
  readonly forgetFailure: () => void
}

/** The logos, and what changes them. */
export function useLogos(): LogosTask {
  const query = merchantApi.logos.useRead()
  const { mayCall } = useUserRights()
  const { write, isPending, failure, clear } = useWrite()
  return {
    ...loadStateOf(query),
    logos: query.data,
    mayChange: mayCall(CALL_MARKS.createLogo),
    add: async logo => (await write(merchantApi.createLogo, logo)) !== undefined,
    change: async change => (await write(merchantApi.updateLogo, change)) !== undefined,
    remove: async id => (await write(merchantApi.deleteLogo, { id })) !== undefined,
    isPending,
    changeFailure: failure,
    forgetFailure: clear,
  }
}
