import { createContext } from 'react'
import { bankCardVault } from './bank-card-vault.ts'
import type { CardVault } from './card-vault.ts'

/** By default, cards are shown in the bank's own frame. */
export const CardVaultContext = createContext<CardVault>(bankCardVault())
