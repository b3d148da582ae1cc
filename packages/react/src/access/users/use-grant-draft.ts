import { rightAllows, SELECTABLE_RIGHTS, type Permission } from '@sixpence/core/access'
import {
  givablePermissions,
  type BusinessUser,
  type PermissionGroup,
  type UserGrant,
} from '@sixpence/core/users'
import { useState } from 'react'
import { useAccess } from '../use-access.ts'

/** A right that can be granted in a form. Removing all rights is a separate step. */
export type GivenRight = Exclude<(typeof SELECTABLE_RIGHTS)[number], 'none'>

/** The rights that can be granted. To take all of them away, a user is removed. */
export const GIVEN_RIGHTS: readonly GivenRight[] = SELECTABLE_RIGHTS.filter(
  (right): right is GivenRight => right !== 'none',
)

/** The rights chosen for a user. */
export interface GrantDraft {
  readonly right: GivenRight
  readonly setRight: (right: GivenRight) => void
  /** The permissions on offer; empty if the right doesn't cover starting payments. */
  readonly groups: readonly {
    readonly group: PermissionGroup
    readonly names: readonly Permission[]
  }[]
  readonly has: (name: Permission) => boolean
  /** Grants or revokes permissions. */
  readonly set: (names: readonly Permission[], isSet: boolean) => void
  readonly grant: UserGrant
}

/** Holds the rights chosen for a user, starting with their present ones. */
export function useGrantDraft(user?: BusinessUser): GrantDraft {
  const { permissions: own } = useAccess()
  const [right, setRight] = useState<GivenRight>(
    GIVEN_RIGHTS.find(given => given === user?.accessRights) ?? 'read',
  )
  const present = user?.permissions ?? {}
  const all = givablePermissions(own, present)
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(
    () => new Set(all.flatMap(({ names }) => names).filter(name => present[name] === true)),
  )
  // Permissions only apply to users who may start payments.
  const groups = rightAllows(right, 'initiate').result ? all : []
  return {
    right,
    setRight,
    groups,
    has: name => chosen.has(name),
    set: (names, isSet) =>
      setChosen(before => {
        const others = [...before].filter(name => !names.includes(name))
        return new Set(isSet ? [...others, ...names] : others)
      }),
    grant: {
      right,
      permissions: groups.flatMap(({ names }) => names).filter(name => chosen.has(name)),
    },
  }
}
