/** Shows only the last characters, and fewer if that would be half of it or more. */
export function maskAllBut(shown: number, text: string): string {
  const kept = Math.min(shown, Math.floor((text.length - 1) / 2))
  return `${'•'.repeat(text.length - kept)}${kept > 0 ? text.slice(-kept) : ''}`
}
