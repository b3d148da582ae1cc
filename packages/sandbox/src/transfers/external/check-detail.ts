import { refuse } from '../../http/index.ts'

const FORMS = {
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  bic: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
}

/**
 * A number or code in its one spelling.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function checkedDetail(kind: keyof typeof FORMS, text: string, param: string): string {
  const value = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (FORMS[kind].test(value)) return value
  throw refuse.invalid(param, 'There is no such number.')
}
