import type { Sixpence } from '@sixpence/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { aBank } from '../a-bank.ts'

type CallOf<Domain extends keyof Sixpence> = `${Domain}.${keyof Sixpence[Domain] & string}`

/** A form with what is entered in it. */
export interface FormRow {
  readonly file: string
  /** Other files with parts of the same form. */
  readonly others?: readonly string[]
  readonly form: ReactNode
  /** The answers of the bank that the form reads. */
  readonly bank?: Parameters<typeof aBank>[0]
  /** Leads to the form, for example by a press on a button. */
  readonly before?: () => Promise<void>
  /** True if nothing entered is no fault, and nothing else is. */
  readonly isFaultless?: true
  /** Values with a fault, by the names of the inputs. Default: what the form starts with. */
  readonly faulty?: Readonly<Record<string, string>>
  /** The call that sends it. Without one, the form sends nothing to the bank. */
  readonly call?: { [Domain in keyof Sixpence]: CallOf<Domain> }[keyof Sixpence]
  /** Values without a fault, by the names of the inputs. */
  readonly values?: Readonly<Record<string, string>>
  /** Enters what no input has a name for. */
  readonly enter?: () => Promise<void>
  /** The field that the bank refuses. */
  readonly refused?: string
  /** The bank’s reason for it. Default: a text. */
  readonly refusal?: string
}

export function doNothing() {}

/** Presses what has this text, once it is there. */
export const pressText = async (text: string) => {
  fireEvent.click(await screen.findByText(text))
}

/** Enters a value in the input with this name, once it is there. */
export async function enterValue(name: string, value: string) {
  const input = await waitFor(() => {
    const found = document.querySelector(`form [name="${name}"]`)
    if (!found) throw new Error(`The form has no input ${name}`)
    return found
  })
  fireEvent.change(input, { target: { value } })
}
