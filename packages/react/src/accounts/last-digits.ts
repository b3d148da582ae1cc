/** Returns the last four characters, which identify an account without showing its whole number. */
export function lastDigits(accountId: string): string {
  return accountId.slice(-4)
}
