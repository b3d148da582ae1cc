import type { ReactNode } from 'react'
import type { CardVault } from './card-vault.ts'
import { CardVaultContext } from './card-vault-context.ts'

export interface CardVaultProviderProps {
  /** The vault. Create it once, outside of rendering. */
  vault: CardVault
  children: ReactNode
}

/** Shows the cards inside with another vault than the bank's own frame. */
export function CardVaultProvider({ vault, children }: CardVaultProviderProps) {
  return <CardVaultContext.Provider value={vault}>{children}</CardVaultContext.Provider>
}
