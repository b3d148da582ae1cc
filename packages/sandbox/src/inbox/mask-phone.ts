/** Shows where an SMS went without telling the number: `+353 •••• 42`. */
export function maskPhone(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 4)} •••• ${phoneNumber.slice(-2)}`
}
