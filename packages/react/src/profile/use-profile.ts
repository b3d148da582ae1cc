import type { Profile } from '@sixpence/core/profile'
import { useActing } from '../provider/index.ts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { profileApi } from './profile-api.ts'

/** The data about the customer on file at the bank. */
export interface ProfileTask extends LoadState<Profile> {
  /** @deprecated Use `data`. */
  readonly profile: ProfileTask['data']
  /**
   * True if it is about the signed-in person. Only they can change their email, phone and username,
   * even if others act for them.
   */
  readonly isOwn: boolean
}

/** Returns the customer's profile, without a look. */
export function useProfile(): ProfileTask {
  const acting = useActing()
  const query = profileApi.get.useRead()
  return { profile: query.data, isOwn: !acting.isOther, ...loadStateOf(query) }
}
