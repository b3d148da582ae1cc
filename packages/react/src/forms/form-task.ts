import type { SixpenceError } from '@sixpence/core/errors'
import type { Fields } from '@sixpence/core/fields'
import type { TextsOf } from './fault-texts.ts'
import type { FormValues, InitialValues, InputAttributes } from './form-values.ts'
import type { DraftState } from './use-draft.ts'

/** The request that sends a form, for example `useWrite`. */
export interface Sending {
  readonly isPending: boolean
  readonly error: SixpenceError | undefined
  /** Clears the failure. */
  readonly clear?: () => void
}

/** The contents of a form, and how it is sent. */
export interface FormOptions<Form extends Fields, Result> {
  /** The request that sends it. None if `send` only uses the values. */
  attempt?: Sending | undefined
  /** The values at the beginning. Default: empty. */
  initial?: InitialValues<Form> | undefined
  /** Holds the values, e.g. `useDraft` for a form that outlives the session. */
  draft?: DraftState<FormValues<Form>> | undefined
  /** Returns the error texts, by field, of what the fields don't check by themselves. */
  check?: ((values: FormValues<Form>) => Texts<Form>) | undefined
  /** Sends the values, which have no fault. Returns undefined or false if that failed. */
  send: (values: FormValues<Form>) => Promise<Result | undefined> | undefined | void
  /** Called with the result once they are sent. */
  onDone?: ((result: Result) => void) | undefined
  /** The text of the toast once they are sent. */
  doneText?: string | undefined
}

type Texts<Form extends Fields> = { readonly [Name in keyof Form]?: string | undefined }

/** A form while it is filled in. */
export interface FormTask<Form extends Fields, Result = unknown> extends Required<Sending> {
  /** The values as they would be sent. */
  readonly values: FormValues<Form>
  readonly edit: (change: Partial<FormValues<Form>>) => void
  /** Restores the initial values. */
  readonly reset: () => void
  /** Sends the values, or shows their faults. */
  readonly submit: () => Promise<void>
  /** The result of sending them, until they are submitted again. */
  readonly sent: Result | undefined
  /** The reason why sending failed, unless a field shows it. */
  readonly error: SixpenceError | undefined
  /** Returns the props of an input for text, an email address, an amount or a day. */
  readonly field: <Name extends keyof Form & string>(
    name: Name,
    ...texts: TextsOf<Form[Name]>
  ) => InputProps
  /** Returns the props of a select or of radio buttons. Without an initial choice, pass `texts`. */
  readonly choice: <Name extends keyof Form & string>(
    name: Name,
    texts?: TextsOf<Form[Name]>[0],
  ) => ChoiceProps<FormValues<Form>[Name]>
  /** Returns the props of a checkbox. */
  readonly tick: <Name extends keyof Form & string>(
    name: Name,
    ...texts: TextsOf<Form[Name]>
  ) => TickProps
}

/** The props of an input. */
export interface InputProps extends InputAttributes {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** The props of a select or of radio buttons. */
export interface ChoiceProps<Id> {
  readonly name: string
  readonly selectedId: Id
  readonly onSelect: (id: Id) => void
  readonly error: string | undefined
}

/** The props of a checkbox. */
export interface TickProps {
  readonly name: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly error: string | undefined
}
