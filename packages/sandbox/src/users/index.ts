import type { userMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { businessUsers } from './business-user.ts'
import { changeUsersHandlers } from './change-users.ts'

/** Who may act for a business, and who lets them. */
export const userHandlers = {
  list: async (_input, context) => ({
    items: await businessUsers(context),
  }),
  ...changeUsersHandlers,
} satisfies Partial<Handlers<typeof userMethods>>
