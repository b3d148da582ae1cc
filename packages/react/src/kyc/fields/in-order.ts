import { addressFormatOf, type AddressFieldName, type NamedKycField } from '@sixpence/core'
import type { KycSectionTask } from '../use-kyc-section.ts'

const nameOf = (field: AddressFieldName) => (field === 'state' ? 'stateCode' : field)

/** The questions of a section; those about an address as its country writes it. */
export function inOrder({
  fields,
  typed,
}: Pick<KycSectionTask, 'fields' | 'typed'>): readonly NamedKycField[] {
  const { countryCode } = typed
  if (!countryCode) return fields
  const order: readonly string[] = addressFormatOf(countryCode).fields.map(nameOf)
  return fields.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
}
