import * as z from 'zod/mini'
import { oneOrMany } from '../values/index.ts'
import {
  BUSINESS_DICTIONARIES,
  DICTIONARIES,
  INDUSTRY_GROUPS,
  QUESTION_KINDS,
} from './dictionary-names.ts'

/** A number of the bank, or a standard code: `DE` for a country, `EUR` for a currency. */
const idSchema = /* @__PURE__ */ z.union([z.number(), z.string()])

/** A kind of document. */
export const documentTypeSchema = /* @__PURE__ */ z.object({
  id: z.number(),
  name: z.string(),
  /** True if the bank also requires the back. */
  isTwoSided: z.optional(z.boolean()),
  /** The only countries that issue it. */
  countryCodes: z.optional(z.array(z.string())),
})

/** One choice of a list. The other fields depend on the list. */
export const dictionaryItemSchema = /* @__PURE__ */ z.object({
  id: idSchema,
  /** In the language of the request. */
  name: z.string(),
  /** For a state: its country. */
  countryCode: z.optional(z.string()),
  /** For a kind of document that proves an address: the only countries that issue it. */
  countryCodes: z.optional(z.array(z.string())),
  /** For a phone code: the digits after the plus sign. */
  callingCode: z.optional(z.string()),
  /** For a category of documents: its kinds. */
  types: z.optional(z.array(documentTypeSchema)),
  /** For an industry: its group. */
  group: z.optional(z.enum(INDUSTRY_GROUPS)),
  /** For a question: the kind of its answer. */
  kind: z.optional(z.enum(QUESTION_KINDS)),
  /** For a question: its answers. */
  options: z.optional(z.array(z.object({ id: z.number(), name: z.string() }))),
  /** For a question: the answer that needs details. */
  detailAt: z.optional(z.number()),
  /** For a question: the label of those details. */
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
      /** Leaves out the choices of other countries, in lists that depend on the country. */
      countryCode: z.optional(countrySchema),
    }),
    output: z.object({
      /** The choices of the named list. */
      items: oneOrMany(dictionaryItemSchema),
      dictionaries: listOf(DICTIONARIES),
    }),
  },
  readBusiness: {
    input: z.object({
      name: z.optional(z.enum(BUSINESS_DICTIONARIES)),
      /** The groups of industries to leave out. */
      hiddenIndustries: z.optional(z.array(z.enum(INDUSTRY_GROUPS)).check(z.maxLength(4))),
    }),
    output: z.object({
      /** The choices of the named list. */
      items: oneOrMany(dictionaryItemSchema),
      dictionaries: listOf(BUSINESS_DICTIONARIES),
    }),
  },
}

export type DictionaryItem = z.output<typeof dictionaryItemSchema>

export type DocumentType = z.output<typeof documentTypeSchema>
