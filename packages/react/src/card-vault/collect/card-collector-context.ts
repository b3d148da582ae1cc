import { createContext } from 'react'
import { bankCardCollector } from './bank-card-collector.ts'
import type { CardCollector } from './card-collector.ts'

/** By default, numbers are typed in the frame that the bank names. */
export const CardCollectorContext = createContext<CardCollector>(bankCardCollector())
