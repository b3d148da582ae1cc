import { SixpenceProvider, type Destination } from '@sixpence/react/provider'
import { useState } from 'react'
import { brand, loadMessages, sixpence } from './bank.ts'
import { Banking } from './banking.tsx'
import { WORDS } from './words.ts'

/** Larkspur's page: its own header, and the bank in the middle of it. */
export function App() {
  const [place, go] = useState<Destination>({ to: 'ownTransfer' })
  return (
    <>
      <header className="masthead">
        <img src="/larkspur.svg" alt="" width="40" height="40" />
        <p className="wordmark">{WORDS.name}</p>
        <p className="motto">{WORDS.motto}</p>
      </header>
      <main className="desk">
        <h1>{WORDS.title}</h1>
        <p className="lead">{WORDS.lead}</p>
        <SixpenceProvider {...{ sixpence, brand, loadMessages }} locale="en" onNavigate={go}>
          <Banking place={place} />
        </SixpenceProvider>
      </main>
    </>
  )
}
