import * as z from 'zod/mini'
import { PERMISSIONS, type Permission } from '../permissions.ts'
import { wireFlag } from './wire-values.ts'

const flag = /* @__PURE__ */ z.optional(/* @__PURE__ */ wireFlag())

const flags = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(PERMISSIONS)
    .flat()
    .map(name => [name, flag]),
) as Record<Permission, typeof flag> // The names are those of the table.

/** Flags as sent; missing ones aren't set. */
export const permissionsSchema = /* @__PURE__ */ z.object(flags)
