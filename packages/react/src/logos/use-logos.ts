import type { Logo, LogoChange, NewLogo } from '@sixpence/core/merchant'
import { useUserRights } from '../start/index.ts'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../store/index.ts'
import { logosApi } from './logos-api.ts'

/** The logos of a business, in the order in which they were added. */
export interface LogosTask extends LoadState<readonly Logo[]> {
  /** @deprecated Use `data`. */
  readonly logos: LogosTask['data']
  /** True if the user may add, change and delete logos. */
  readonly mayChange: boolean
  /** Each of these returns true if it worked. */
  readonly add: (logo: NewLogo) => Promise<boolean>
  readonly update: (change: LogoChange) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
  readonly change: ChangeState
}

/** Returns the logos and functions to change them. */
export function useLogos(): LogosTask {
  const query = logosApi.logos.useRead()
  const { mayCall } = useUserRights()
  const { write, ...change } = useWrite()
  return {
    ...loadStateOf(query),
    logos: query.data,
    mayChange: mayCall(logosApi.createLogo),
    add: async logo => (await write(logosApi.createLogo, logo)) !== undefined,
    update: async changed => (await write(logosApi.updateLogo, changed)) !== undefined,
    remove: async id => (await write(logosApi.deleteLogo, { id })) !== undefined,
    change,
  }
}
