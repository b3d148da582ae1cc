import { invoices } from '@sixpence/core/invoices'
import { hooksOf } from '../store/index.ts'

/** What components ask about invoices, and have done about them. */
export const invoicesApi = hooksOf(invoices)
