import type { ReactNode } from 'react'

export interface PairingDigitsProps {
  digits: string
  /** The explanation of the digits. */
  children: ReactNode
}

/** Two digits that the customer compares with those on a phone. */
export function PairingDigits({ digits, children }: PairingDigitsProps) {
  return (
    <div className="sp-pairing">
      <strong className="sp-pairing-digits">{digits}</strong>
      <p>{children}</p>
    </div>
  )
}
