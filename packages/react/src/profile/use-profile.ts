import type { Profile } from '@sixpence/core'
import { useActing } from '../provider/index.ts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { profileApi } from './profile-api.ts'

/** What the bank has on file of the customer. */
export interface ProfileTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly profile: Profile | undefined
  /**
   * It is about the person who is signed in. Email, phone and username are theirs alone to change,
   * whoever acts for them.
   */
  readonly isOwn: boolean
}

/** The customer's profile, without a look. */
export function useProfile(): ProfileTask {
  const acting = useActing()
  const query = profileApi.get.useRead()
  return { profile: query.data, isOwn: !acting.isOther, ...loadStateOf(query) }
}
