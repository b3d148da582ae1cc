import { invoices } from '@sixpence/core/invoices'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and changing invoices. */
export const invoicesApi = hooksOf(invoices)
