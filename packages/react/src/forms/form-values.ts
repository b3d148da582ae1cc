import {
  cleanEmailAddress,
  LONGEST_EMAIL,
  type Answer,
  type Field,
  type Fields,
} from '@sixpence/core/fields'
import { plainNote } from './plain-note.ts'

/** The values of a form, by the names of its fields. A choice that wasn't made is empty. */
export type FormValues<Form extends Fields> = { readonly [Name in keyof Form]: ValueOf<Form[Name]> }

type ValueOf<One extends Field> = One extends { readonly kind: 'tick' }
  ? boolean
  : One extends { readonly kind: 'choice' | 'choices'; readonly from: infer Choices }
    ? One['kind'] extends 'choice'
      ? IdOf<Choices> | (One extends { readonly isOptional: true } ? '' : never)
      : readonly IdOf<Choices>[]
    : string

type IdOf<Choices> = Choices extends readonly (infer Id extends string)[] ? Id : string

/** The values of a form at the beginning. Without one, a field is empty. */
export type InitialValues<Form extends Fields> = {
  readonly [Name in keyof Form]?: ValueOf<Form[Name]> | undefined
}

/** Returns the values of a form in which nothing is entered yet. */
export const initialValues = <Form extends Fields>(
  fields: Form,
  initial: InitialValues<Form> = {},
): FormValues<Form> => valuesBy(fields, ({ kind }, name) => initial[name] ?? emptyOf(kind))

const emptyOf = (kind: Field['kind']) => (kind === 'tick' ? false : kind === 'choices' ? [] : '')

/** Returns the values to send: texts without blanks around them, and bare email addresses. */
export const cleanValues = <Form extends Fields>(
  fields: Form,
  values: FormValues<Form>,
): FormValues<Form> => valuesBy(fields, (field, name) => cleaned(field, values[name]))

const valuesBy = <Form extends Fields>(
  fields: Form,
  valueOf: (field: Field, name: keyof Form) => Answer,
): FormValues<Form> =>
  // Its own fields.
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
  ) as FormValues<Form>

const cleaned = (field: Field, value: Answer): Answer =>
  typeof value === 'string' ? cleanText(field, value) : value

/** Returns a text as it is sent. Secrets stay as they are. */
export function cleanText(field: Field, text: string): string {
  if (field.isSecret) return text
  if (field.kind === 'email') return cleanEmailAddress(text)
  return field.kind === 'text' && field.isLong ? plainNote(text) : text.trim()
}

/** Returns the values that aren't empty: a filter without those that have no effect. */
export const filledIn = <Values extends object>(values: Values): FilledIn<Values> =>
  // Its own values.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as FilledIn<Values>

type FilledIn<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], ''> }

/** The attributes of an input that follow from its field. */
export interface InputAttributes {
  readonly type?: 'email' | 'date'
  readonly inputMode?: 'email' | 'decimal'
  readonly maxLength?: number
  readonly autoComplete: string
  readonly spellCheck?: false
}

/** Returns the attributes of a field's input. */
export function attributesOf(field: Field | undefined): InputAttributes {
  const { kind } = field ?? {}
  if (kind === 'email') return EMAIL
  if (kind === 'day') return { ...OTHER, type: 'date' }
  if (kind === 'amount') return { ...OTHER, inputMode: 'decimal' }
  const isCutOff = field?.kind === 'text' && !field.isLong && !field.isSecret
  return isCutOff ? { ...OTHER, maxLength: field.most } : OTHER
}

const OTHER = { autoComplete: 'off' }
const EMAIL: InputAttributes = {
  ...OTHER,
  type: 'email',
  inputMode: 'email',
  maxLength: LONGEST_EMAIL,
  spellCheck: false,
}
