import type { ReactNode } from 'react'

export interface PairingDigitsProps {
  digits: string
  /** What they are there for. */
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
