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

/** Not of spaces alone. */
const lineSchema = (longest: number) => z.string().check(z.regex(/\S/), z.maxLength(longest))

/** Where somebody or something is to be found by post. */
export const postalAddressSchema = /* @__PURE__ */ z.object({
  address1: lineSchema(120),
  city: lineSchema(80),
  postalCode: lineSchema(16),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
})

/** Tells where the customer lives or has their seat, the latest address first. */
export const listAddresses = /* @__PURE__ */ namedMethod({
  name: 'addressInquiry',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({}),
  output: z.object({ address: oneOrMany(customerAddressSchema) }),
})

/**
 * Says where the customer lives or has their seat from now on. Cards that are not given out there
 * are canceled: `addressReplacementCompatibilityGet` tells which before it is said.
 */
export const createAddress = /* @__PURE__ */ namedMethod({
  name: 'addressCreate',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.extend(postalAddressSchema, {
    /** The cards of which the customer was told: no other is canceled, the call is refused instead. */
    expectedCanceledAccounts: z.optional(oneOrMany(z.string())),
  }),
  output: z.object({ addressId: z.string() }),
})

export type NewAddress = z.output<typeof createAddress.input>
export type CustomerAddress = z.output<typeof customerAddressSchema>
