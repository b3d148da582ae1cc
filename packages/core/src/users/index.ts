export { givablePermissions, mayAsStaff, mayChangeUser } from './user-rules.ts'
export type { PermissionGroup, StaffAction } from './user-rules.ts'
export { users } from './users.ts'
export type { UserGrant, Users } from './users.ts'

export { NEW_USER_FIELDS } from '@sixpence/protocol/users'
export type { BusinessUser, BusinessUserState } from '@sixpence/protocol/users'
