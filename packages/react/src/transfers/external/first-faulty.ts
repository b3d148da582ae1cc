import type { SendMoneyTask } from './use-send-money.ts'

/** Returns the name of the field to correct first, in the order of the form. */
export function firstFaulty(
  task: Pick<SendMoneyTask, 'faults' | 'details' | 'draft'>,
): string | undefined {
  const { faults, details, draft } = task
  const isByIban = draft.routedBy === 'iban'
  const faulty = details.fields.flatMap(({ field, fault }) => (fault ? [field.name] : []))
  const isShownFirst = (name: string) => !isByIban || name === 'iban'
  if (faults.payeeName) return 'payeeName'
  if (faults.country) return isByIban ? 'iban' : 'country'
  const first = faulty.find(isShownFirst)
  if (first !== undefined) return first
  if (faults.amount) return 'amount'
  return faulty[0] ?? (faults.note && 'note')
}
