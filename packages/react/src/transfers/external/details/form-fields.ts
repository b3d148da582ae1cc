import { type PayoutField, INSTANT_KEY_KINDS, type InstantKeyType } from '@sixpence/core/transfers'
import type { Details } from '../send-money-draft.ts'

/**
 * Merges the fields of a way with those the country requires besides the account, as a flat list.
 * Keeps only country fields that have options (XFER-025).
 */
export function formFields(
  fields: readonly PayoutField[],
  params: readonly PayoutField[] = [],
): readonly PayoutField[] {
  const offered = params.filter(({ options }) => options !== undefined && options.length > 0)
  const merged = fields.map(field => {
    const param = offered.find(({ name }) => name === field.name)
    return param?.options ? { ...field, options: param.options } : field
  })
  const further = offered.filter(({ name }) => !fields.some(field => field.name === name))
  return [...merged, ...further]
}

/** Limits a key to the type chosen for it. */
export function keyedField(field: PayoutField, { instantKeyType }: Details): PayoutField {
  if (field.name !== 'instantKey' || !isKeyType(instantKeyType)) return field
  return { ...field, kinds: [INSTANT_KEY_KINDS[instantKeyType]] }
}

/** Returns true if a text names a type of keys. */
export const isKeyType = (type: string | undefined): type is InstantKeyType =>
  type !== undefined && Object.hasOwn(INSTANT_KEY_KINDS, type)
