import type { BatchRules } from '@sixpence/protocol/batch-files'
import type { PayeeAccount } from '../payee-of.ts'

type Values = Readonly<Record<string, string>>

/** Returns the account that a checked row pays to; undefined for an address. */
export function accountIn(
  rules: BatchRules,
  values: Values,
  currency: string,
): PayeeAccount | undefined {
  const { payeeName, countryCode } = values
  if (payeeName === undefined || countryCode === undefined) return undefined
  return { name: payeeName, countryCode, currency, details: detailsOf(rules, values) }
}

function detailsOf({ format }: BatchRules, values: Values): Record<string, string> {
  const details = format.columns.flatMap(({ name, content }) => {
    const value = values[name] ?? ''
    return content === 'detail' && value !== '' ? [[name, value] as const] : []
  })
  return Object.fromEntries(details)
}
