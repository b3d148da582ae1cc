import type { SixpenceError } from '@sixpence/core/errors'
import type { AnswerFault, FaultyAnswer, Field } from '@sixpence/core/fields'

/** The faults that a field can have. The input of a short text, unless secret, ends at its length. */
type FaultOf<One extends Field> = Exclude<
  | 'missing'
  | (One extends { readonly isLong: true } | { readonly isSecret: true } ? 'too_long' : never)
  | (One extends { readonly kind: 'email' } ? 'not_an_address' : never)
  | (One extends { readonly kind: 'day' } ? 'not_a_day' : never)
  | (One extends { readonly isPast: true } ? 'in_future' : never)
  | (One extends { readonly age: number } ? 'too_young' : never)
  | (One extends { readonly all: true } ? 'not_all' : never),
  One extends { readonly isOptional: true } ? 'missing' : never
>

/**
 * The error texts of a field: one for all its faults, or one for each. With `refused` it replaces
 * the bank's own text.
 */
export type TextsOf<One extends Field> = [FaultOf<One>] extends [never]
  ? [texts?: { readonly refused: string }]
  : [texts: string | (Readonly<Record<FaultOf<One>, string>> & { readonly refused?: string })]

/** The error texts of any field. */
export type FaultTexts = string | Partial<Readonly<Record<AnswerFault | 'refused', string>>>

interface Found {
  readonly faults: readonly FaultyAnswer[]
  /** The error texts of other checks, by field. */
  readonly errors: Readonly<Record<string, string | undefined>>
}

/** Returns the error text of a field that is checked in the form. */
export function faultText(
  name: string,
  { faults, errors }: Found,
  texts: FaultTexts | undefined,
): string | undefined {
  const fault = faults.find(({ field }) => field === name)?.fault
  if (!fault) return errors[name]
  return typeof texts === 'string' ? texts : texts?.[fault]
}

/** Returns the bank's own text about something that it has refused. */
export const refusalOf = (name: string, failure: SixpenceError | undefined): string | undefined =>
  failure?.fields.find(({ field }) => field === name)?.message

/** Returns the error text of a field that the bank has refused. */
export function refusalText(
  name: string,
  failure: SixpenceError | undefined,
  texts: FaultTexts | undefined,
): string | undefined {
  const refusal = refusalOf(name, failure)
  if (refusal === undefined) return undefined
  return (typeof texts === 'object' ? texts.refused : undefined) ?? refusal
}
