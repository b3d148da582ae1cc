import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireFlag, wireNumber } from '../wire-values.ts'

/** An address as the bank has it on file. */
const customerAddressSchema = /* @__PURE__ */ z.object({
  addressId: z.string(),
  address1: z.string(),
  address2: z.optional(z.string()),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  stateCode: z.optional(z.string()),
  stateName: z.optional(z.string()),
  addressStatus: wireNumber(),
  confirmed: wireFlag(),
})

/** Tells where the customer lives or has their seat, the latest address first. */
export const listAddresses = /* @__PURE__ */ namedMethod({
  name: 'addressInquiry',
  access: 'customer',
  needs: 'read',
  input: z.object({}),
  output: z.object({ address: oneOrMany(customerAddressSchema) }),
})

export type CustomerAddress = z.output<typeof customerAddressSchema>
