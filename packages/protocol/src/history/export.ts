import * as z from 'zod/mini'
import { emailSchema } from '../identifiers.ts'
import { decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { restCall } from '../rest-call.ts'
import { instantSchema, oneOrMany, wireNumber } from '../wire-values.ts'
import { transactionFilterSchema } from './transaction-filter.ts'

/** Where the making of a file stands. */
export const EXPORT_STATUSES = ['processing', 'ready', 'failed'] as const

const exportIdSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(64))

const exportStateSchema = /* @__PURE__ */ z.object({
  status: z.enum(EXPORT_STATUSES),
  /** How many rows are in the file so far, and how many there will be. */
  rowsDone: wireNumber(),
  rowsTotal: wireNumber(),
  /** Where the file is, once it is ready: a path at the bank, asked for as `readExportFile`. */
  fileUrl: z.optional(z.string()),
})

/** A file of the history, being made or made. */
export const exportFileSchema = /* @__PURE__ */ z.extend(exportStateSchema, {
  exportId: z.string(),
  createdAt: instantSchema,
  format: z.enum(['csv']),
})

/** Starts a file of what the filter finds, as it is at this moment, in the language of the call. */
export const startExport = /* @__PURE__ */ namedMethod({
  name: 'exportStart',
  access: 'customer',
  needs: 'read',
  staff: 'never',
  input: transactionFilterSchema,
  output: z.object({ exportId: z.string() }),
})

/** Tells where it stands. */
export const getExportStatus = /* @__PURE__ */ namedMethod({
  name: 'exportStatusGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ exportId: exportIdSchema }),
  output: exportStateSchema,
})

/** Mails the finished file, one a minute: sooner it answers `VF` with `emailTooSoon`. */
export const sendExportEmail = /* @__PURE__ */ namedMethod({
  name: 'exportEmailSend',
  access: 'customer',
  needs: 'read',
  staff: 'never',
  input: z.object({ exportId: exportIdSchema, email: emailSchema }),
  output: z.object({}),
})

/** Lists the newest twenty files that were asked for, by what they were narrowed down by. */
export const listExportFiles = /* @__PURE__ */ namedMethod({
  name: 'exportFilesGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({
    amountFrom: z.optional(decimalSchema),
    amountTo: z.optional(decimalSchema),
    customerEmail: z.optional(z.string()),
    /** A type of transactions; 0 means all. */
    type: z.optional(wireNumber()),
  }),
  output: z.object({ files: oneOrMany(exportFileSchema) }),
})

/** Hands out a finished file: `text/csv`, with its name in `Content-Disposition`. */
export const readExportFile = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/exports/{exportId}',
  access: 'customer',
  staff: 'sees',
  input: z.object({}),
  output: z.instanceof(Uint8Array),
})

export type ExportFile = z.output<typeof exportFileSchema>
export type ExportState = z.output<typeof exportStateSchema>
