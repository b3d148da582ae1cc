import { users } from '@sixpence/core/users'
import { hooksOf } from '../../store/index.ts'

/** The hooks for reading and changing the users of a business. */
export const usersApi = hooksOf(users)
