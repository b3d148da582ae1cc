import type { userMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { businessUsers } from './business-user.ts'
import { changeUsersHandlers } from './change-users.ts'

/** Handles the calls about the users of a business. */
export const userHandlers = {
  list: async (_input, context) => ({
    items: await businessUsers(context),
  }),
  ...changeUsersHandlers,
} satisfies Partial<Handlers<typeof userMethods>>
