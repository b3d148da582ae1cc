import * as z from 'zod/mini'
import { emailSchema } from '../identifiers.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany } from '../wire-values.ts'

/**
 * What a person is kept from: `payout`, paying the customer and being paid by them; `login`,
 * signing in to act for the customer.
 */
export const BLOCK_TYPES = ['payout', 'login'] as const

/** Somebody whom the customer keeps away. */
export const blacklistUserSchema = /* @__PURE__ */ z.object({
  email: emailSchema,
  blockType: z.enum(BLOCK_TYPES),
})

/** Lists the people whom the customer keeps away, newest first. */
export const listBlacklist = /* @__PURE__ */ namedMethod({
  name: 'blacklistList',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({}),
  output: z.object({ items: oneOrMany(blacklistUserSchema) }),
})

/** Adds a person, whether or not the bank knows the address: the answer does not tell. */
export const addToBlacklist = /* @__PURE__ */ namedMethod({
  name: 'blacklistAdd',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: blacklistUserSchema,
  output: z.object({}),
})

/** Takes a person off the list. */
export const deleteFromBlacklist = /* @__PURE__ */ namedMethod({
  name: 'blacklistDelete',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: z.object({ email: emailSchema }),
  output: z.object({}),
})

export type BlacklistUser = z.output<typeof blacklistUserSchema>
export type BlockType = (typeof BLOCK_TYPES)[number]
