import * as z from 'zod/mini'
import { isBase64 } from '../base64.ts'

/** Bytes, as base64. */
export const base64Schema = /* @__PURE__ */ z.string().check(z.refine(isBase64))
