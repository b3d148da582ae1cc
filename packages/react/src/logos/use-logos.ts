import type { Logo, LogoChange, NewLogo } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useUserRights } from '../start/index.ts'
import { loadStateOf, useWrite, type LoadState } from '../store/index.ts'
import { logosApi } from './logos-api.ts'

/** The logos of a business. */
export interface LogosTask extends LoadState {
  /** In the order in which they were added. Undefined until loaded. */
  readonly logos: readonly Logo[] | undefined
  /** True if the user may add, change and delete logos. */
  readonly mayChange: boolean
  /** Each of these returns true if it worked. */
  readonly add: (logo: NewLogo) => Promise<boolean>
  readonly change: (change: LogoChange) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
  readonly isPending: boolean
  /** The reason why the last change failed. */
  readonly changeFailure: SixpenceError | undefined
  /** Clears that failure. */
  readonly forgetFailure: () => void
}

/** Returns the logos and functions to change them. */
export function useLogos(): LogosTask {
  const query = logosApi.logos.useRead()
  const { mayCall } = useUserRights()
  const { write, isPending, failure, clear } = useWrite()
  return {
    ...loadStateOf(query),
    logos: query.data,
    mayChange: mayCall(logosApi.createLogo),
    add: async logo => (await write(logosApi.createLogo, logo)) !== undefined,
    change: async change => (await write(logosApi.updateLogo, change)) !== undefined,
    remove: async id => (await write(logosApi.deleteLogo, { id })) !== undefined,
    isPending,
    changeFailure: failure,
    forgetFailure: clear,
  }
}
