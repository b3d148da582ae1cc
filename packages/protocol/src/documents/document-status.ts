import * as z from 'zod/mini'
import { DOCUMENT_STATUSES } from './facts.ts'

/** The state of a set of documents; one of `DOCUMENT_STATUSES`. */
export const documentStatusSchema = /* @__PURE__ */ z.enum(DOCUMENT_STATUSES)
