/** What an account is told apart by, where its whole number would be too much. */
export function lastDigits(accountId: string): string {
  return accountId.slice(-4)
}
