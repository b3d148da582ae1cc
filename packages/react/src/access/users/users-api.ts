import { users } from '@sixpence/core/users'
import { hooksOf } from '../../store/index.ts'

/** What components ask about the users of a business, and have done with them. */
export const usersApi = hooksOf(users)
