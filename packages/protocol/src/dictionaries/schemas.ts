import * as z from 'zod/mini'
import { oneOrMany } from '../wire-values.ts'
import {
  BUSINESS_DICTIONARIES,
  DICTIONARIES,
  INDUSTRY_GROUPS,
  QUESTION_KINDS,
} from './dictionary-names.ts'

/** A number of the bank's, or a code of a standard: `DE` for a country, `EUR` for a currency. */
const idSchema = /* @__PURE__ */ z.union([z.number(), z.string()])

/** A kind of document. */
export const documentTypeSchema = /* @__PURE__ */ z.object({
  id: z.number(),
  name: z.string(),
  /** The bank wants its back side as well. */
  isTwoSided: z.optional(z.boolean()),
  /** Only these countries issue it. */
  countryCodes: z.optional(z.array(z.string())),
})

/** One choice of a list. Which of the other fields there are depends on the list. */
export const dictionaryItemSchema = /* @__PURE__ */ z.object({
  id: idSchema,
  /** In the language of the request. */
  name: z.string(),
  /** Of a state: its country. */
  countryCode: z.optional(z.string()),
  /** Of a kind of document that proves an address: only these countries issue it. */
  countryCodes: z.optional(z.array(z.string())),
  /** Of a phone code: the digits after the plus. */
  callingCode: z.optional(z.string()),
  /** Of a category of documents: its kinds. */
  types: z.optional(z.array(documentTypeSchema)),
  /** Of an industry. */
  group: z.optional(z.enum(INDUSTRY_GROUPS)),
  /** Of a question. */
  kind: z.optional(z.enum(QUESTION_KINDS)),
  /** Of a question: its answers. */
  options: z.optional(z.array(z.object({ id: z.number(), name: z.string() }))),
  /** Of a question: the answer that asks for more. */
  detailAt: z.optional(z.number()),
  /** Of a question: what it then asks for. */
  detail: z.optional(z.string()),
})

const listOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  oneOrMany(z.object({ name: z.enum(names), items: oneOrMany(dictionaryItemSchema) }))

const countrySchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{2}$/))

/** The schemas of the calls, by their names. */
export const dictionarySchemas = {
  read: {
    input: z.object({
      name: z.optional(z.enum(DICTIONARIES)),
      /** Leaves the choices of other countries out, in lists that are made by country. */
      countryCode: z.optional(countrySchema),
    }),
    output: z.object({
      /** The choices of the one that was named. */
      items: oneOrMany(dictionaryItemSchema),
      dictionaries: listOf(DICTIONARIES),
    }),
  },
  readBusiness: {
    input: z.object({
      name: z.optional(z.enum(BUSINESS_DICTIONARIES)),
      /** Groups of industries that are left out. */
      hiddenIndustries: z.optional(z.array(z.enum(INDUSTRY_GROUPS)).check(z.maxLength(4))),
    }),
    output: z.object({
      /** The choices of the one that was named. */
      items: oneOrMany(dictionaryItemSchema),
      dictionaries: listOf(BUSINESS_DICTIONARIES),
    }),
  },
}

export type DictionaryItem = z.output<typeof dictionaryItemSchema>

export type DocumentType = z.output<typeof documentTypeSchema>
