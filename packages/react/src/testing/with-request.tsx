import { useEffect, useState, type ReactNode } from 'react'
import { requestPayment, type StoryBank } from './story-bank.ts'

/** Waits until somebody has requested a payment. */
export function WithRequest({
  bank,
  children,
}: {
  bank: StoryBank
  children: (id: string) => ReactNode
}) {
  const [id, setId] = useState<string>()
  useEffect(() => {
    void requestPayment(bank, '25.00').then(setId)
  }, [bank])
  return id === undefined ? null : children(id)
}
