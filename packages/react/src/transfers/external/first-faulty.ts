import type { SendMoneyTask } from './use-send-money.ts'

/** The name of the field to correct first, in the order in which they stand. */
export function firstFaulty({
  faults,
  details,
}: Pick<SendMoneyTask, 'faults' | 'details'>): string | undefined {
  if (faults.country) return 'country'
  if (faults.payeeName) return 'payeeName'
  const detail = details.fields.find(({ fault }) => fault !== undefined)
  if (detail) return detail.field.name
  if (faults.amount) return 'amount'
  return faults.note && 'note'
}
