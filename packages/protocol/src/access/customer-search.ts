import * as z from 'zod/mini'
import { CUSTOMER_TYPE } from '../customer/index.ts'
import { namedMethod } from '../named-method.ts'
import { wireWord } from '../wire-values.ts'

/** Finds customers by id, e-mail address or name, for an administrator to act for. */
export const searchCustomers = /* @__PURE__ */ namedMethod({
  name: 'customerSearch',
  access: 'customer',
  needs: 'admin',
  staff: 'sees',
  input: z.object({ query: z.string().check(z.minLength(2), z.maxLength(200)) }),
  output: z.object({
    items: z.array(
      z.object({
        customerId: z.string(),
        customerName: z.string(),
        customerUsername: z.string(),
        customerType: wireWord(CUSTOMER_TYPE),
      }),
    ),
    /** How many fit; the list holds the first 20 of them. */
    total: z.number(),
  }),
})

export type FoundCustomer = z.output<typeof searchCustomers.output>['items'][number]
