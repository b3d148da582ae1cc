/** Shows the destination of an SMS without revealing the number: `+353 •••• 42`. */
export function maskPhone(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 4)} •••• ${phoneNumber.slice(-2)}`
}
