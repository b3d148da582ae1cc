import type { BusinessUser } from '@sixpence/core/users'
import { useFormats, useMessages } from '../../i18n/index.ts'

/** Returns a function that describes a user's status, e.g. since when they have access. */
export function useUserStatusText(): (user: BusinessUser) => string {
  const { t } = useMessages('users')
  const formats = useFormats()
  return ({ state, since, isOwner }) => {
    if (isOwner) return t('ownerStatus')
    if (state === 'ended') return t('endedStatus')
    const date = formats.date(since)
    return state === 'invited' ? t('invitedStatus', { date }) : t('activeStatus', { date })
  }
}
