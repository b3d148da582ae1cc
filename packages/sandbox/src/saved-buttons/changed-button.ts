import type { SavedButtonChange, SavedButtonInput } from '@sixpence/protocol'
import { type ButtonRecord, termsOf } from './button-record.ts'

/** Returns a button's terms after a change. Unnamed fields stay, unless a type is named. */
export function changedButton(
  before: ButtonRecord,
  { id: _id, name, type, currencyCode, ...named }: SavedButtonChange,
): SavedButtonInput {
  const { returnUrl, logoId } = before
  const kept = type === undefined && {
    ...termsOf(before),
    ...(returnUrl !== null && { returnUrl }),
    ...(logoId !== null && { logoId }),
  }
  return {
    ...kept,
    ...named,
    name: name || before.name,
    type: type ?? before.type,
    currencyCode: currencyCode ?? before.currencyCode,
  }
}
