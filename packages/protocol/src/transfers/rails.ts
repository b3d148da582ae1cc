import * as z from 'zod/mini'

/** `own`: the payee is the customer's own account elsewhere; `3d`: someone else. */
export const externalPermissionSchema = /* @__PURE__ */ z.enum(['own', '3d'])

export type ExternalPermission = z.output<typeof externalPermissionSchema>
