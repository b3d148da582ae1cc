import { listBusinessUsers } from '@sixpence/protocol'
import { namedMethodRoute, type NamedMethodRoute } from '../http/index.ts'
import { businessUsers } from './business-user.ts'
import { changeUsersRoutes } from './change-users.ts'

/** Who may act for a business, and who lets them. */
export const usersRoutes: readonly NamedMethodRoute[] = [
  namedMethodRoute(listBusinessUsers, async (_input, context) => ({
    items: await businessUsers(context),
  })),
  ...changeUsersRoutes,
]
