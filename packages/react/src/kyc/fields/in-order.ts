import { addressFormatOf, type AddressFieldName, type NamedKycField } from '@sixpence/core'
import type { KycSectionTask } from '../use-kyc-section.ts'

const nameOf = (field: AddressFieldName) => (field === 'state' ? 'stateCode' : field)

/** Returns the fields of a section. Those of an address are in its country's order. */
export function inOrder({
  fields,
  typed,
}: Pick<KycSectionTask, 'fields' | 'typed'>): readonly NamedKycField[] {
  const { countryCode } = typed
  if (!countryCode) return fields
  const order: readonly string[] = addressFormatOf(countryCode).fields.map(nameOf)
  return fields.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
}
