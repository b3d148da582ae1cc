import * as z from 'zod/mini'
import { trimmed } from '../decode/index.ts'
import {
  daySchema,
  emailSchema,
  steadyLines,
  steadyText,
  positiveDecimalSchema,
} from '../values/index.ts'
import type { Field, Fields } from '../fields/index.ts'

/** The schemas of a form's fields, by their names: for the input of a call. */
export type SchemasOf<Form extends Fields> = { readonly [Name in keyof Form]: SchemaOf<Form[Name]> }

type SchemaOf<One extends Field> = One extends { readonly isOptional: true }
  ? z.ZodMiniOptional<AnswerSchema<One>>
  : AnswerSchema<One>

type AnswerSchema<One extends Field> = One extends { readonly kind: 'tick' }
  ? z.ZodMiniBoolean
  : One extends { readonly kind: 'choice'; readonly from: infer Ids }
    ? ChoiceSchema<Ids>
    : One extends { readonly kind: 'choices'; readonly from: infer Ids }
      ? z.ZodMiniArray<ChoiceSchema<Ids>>
      : z.ZodMiniString

type ChoiceSchema<Ids> = Ids extends readonly (infer Id extends string)[]
  ? z.ZodMiniEnum<{ [One in Id]: One }>
  : z.ZodMiniString

/**
 * Returns the schemas of a form's fields, so that the bank refuses what the form refuses. They
 * remove blanks around a text.
 */
export const schemasOf = <const Form extends Fields>(form: Form): SchemasOf<Form> =>
  // Its own fields.
  Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, schemaOf(field)]),
  ) as SchemasOf<Form>

/** Like `schemasOf`, for a change: an absent field, or an empty text, keeps its value. */
export const changeSchemasOf = <const Form extends Fields>(form: Form) =>
  schemasOf(
    Object.fromEntries(
      Object.entries(form).map(([name, field]) => [name, { ...field, isOptional: true }]),
    ) as { readonly [Name in keyof Form]: Form[Name] & { readonly isOptional: true } },
  )

function schemaOf(field: Field) {
  const schema = answerSchema(field)
  return field.isOptional ? z.optional(schema) : schema
}

function answerSchema(field: Field) {
  switch (field.kind) {
    case 'text':
      return textSchema(field)
    case 'email':
      return emailSchema
    case 'amount':
      return positiveDecimalSchema
    case 'day':
      return daySchema
    case 'choice':
      return choiceSchema(field.from)
    case 'choices':
      return z.array(choiceSchema(field.from)).check(z.maxLength(60))
    default:
      return z.boolean()
  }
}

function textSchema(field: Extract<Field, { readonly kind: 'text' }>) {
  return z
    .string()
    .check(
      z.overwrite(trimmed),
      z.minLength(field.isOptional ? 0 : 1, 'is missing'),
      z.maxLength(field.most),
      field.isLong ? steadyLines : steadyText,
    )
}

const choiceSchema = (from: string | readonly string[]) =>
  typeof from === 'string' ? z.string().check(z.maxLength(60)) : z.enum(from)
