import { createContext } from 'react'
import type { BotCheckAdapter } from './bot-check-adapter.ts'

/** Without a check forms send no value: right for a bank that wants none. */
export const BotCheckContext = createContext<BotCheckAdapter | undefined>(undefined)
