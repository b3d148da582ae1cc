import {
  givablePermissions,
  rightAllows,
  SELECTABLE_RIGHTS,
  type BusinessUser,
  type Permission,
  type PermissionGroup,
  type UserGrant,
} from '@sixpence/core'
import { useState } from 'react'
import { useAccess } from '../use-access.ts'

/** A right that is given in a form; taking everything away is a step of its own. */
export type GivenRight = Exclude<(typeof SELECTABLE_RIGHTS)[number], 'none'>

/** The rights that can be granted. To take all of them away, a user is removed. */
export const GIVEN_RIGHTS: readonly GivenRight[] = SELECTABLE_RIGHTS.filter(
  (right): right is GivenRight => right !== 'none',
)

/** What somebody is about to be let do. */
export interface GrantDraft {
  readonly right: GivenRight
  readonly setRight: (right: GivenRight) => void
  /** The permissions to choose from; none where the right begins no payments. */
  readonly groups: readonly {
    readonly group: PermissionGroup
    readonly names: readonly Permission[]
  }[]
  readonly has: (name: Permission) => boolean
  /** Sets or takes back permissions. */
  readonly set: (names: readonly Permission[], isSet: boolean) => void
  readonly grant: UserGrant
}

/** Holds what is chosen for somebody, from what they may do now. */
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
  // Permissions are for those who begin payments.
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
