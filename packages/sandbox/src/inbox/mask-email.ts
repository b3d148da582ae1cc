/** Shows the destination of a code without revealing the address: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
