import { createContext } from 'react'
import { bankCardCollector } from './bank-card-collector.ts'
import type { CardCollector } from './card-collector.ts'

/** Without another one, numbers are typed in the frame that the bank names. */
export const CardCollectorContext = createContext<CardCollector>(bankCardCollector())
