/** Text, the id of a choice, a day as `YYYY-MM-DD`, several ids, or a tick. */
export type Answer = string | readonly string[] | boolean

/** A form's answers, by the names of its fields. */
export type Answers = Readonly<Record<string, Answer | undefined>>

/** The ids of the choices, or the name of the list that has them. */
export type Choices = string | readonly string[]

/** The kind of answer that a field accepts. */
export type FieldKind =
  /** At most `most` characters; one line, unless `isLong`. */
  | { readonly kind: 'text'; readonly most: number; readonly isLong?: true }
  | { readonly kind: 'email' }
  /** A decimal amount above zero, e.g. `12.50`. */
  | { readonly kind: 'amount' }
  /** A day; with `isPast` at the latest today, with `age` at least so many years ago. */
  | { readonly kind: 'day'; readonly isPast?: true; readonly age?: number }
  | { readonly kind: 'choice'; readonly from: Choices }
  /** Any number of choices, at least one; with `all` every one of them. */
  | { readonly kind: 'choices'; readonly from: Choices; readonly all?: true }
  /** A box to tick: true, or `yes` among texts. */
  | { readonly kind: 'tick' }

/** A field of a form. The form and the bank accept the same answers. */
export type Field = FieldKind & {
  readonly isOptional?: true
  /** The bank keeps it but never returns it, and no device stores it. */
  readonly isSecret?: true
  /** Returns true if it applies, given the other answers. */
  readonly when?: (answers: Answers) => boolean
}

/** The fields of a form, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>

/** Returns the fields that apply, given the answers. */
export const requestedFields = (
  fields: Fields,
  answers: Answers,
): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([, { when }]) => when?.(answers) ?? true)

/** Returns the ids chosen in an answer, or its text; none if it is empty. */
export const textsOf = (answer: Answer | undefined): readonly string[] =>
  (typeof answer === 'object' ? answer : typeof answer === 'string' ? [answer] : []).filter(
    one => one.trim() !== '',
  )
