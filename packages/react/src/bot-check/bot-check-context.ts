import { createContext } from 'react'
import type { BotCheckAdapter } from './bot-check-adapter.ts'

/** Without a check, forms send no value, which is right for a bank that needs none. */
export const BotCheckContext = createContext<BotCheckAdapter | undefined>(undefined)
