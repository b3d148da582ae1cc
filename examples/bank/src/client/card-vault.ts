import type { Brand } from '@sixpence/core/brand'
import {
  bankCardCollector,
  bankCardVault,
  vgsCardCollector,
  vgsCardVault,
  type CardCollector,
  type CardVault,
} from '@sixpence/react/card-vault'
import type { AppConfig } from '../app-config.ts'

let made: CardVault | undefined

/**
 * Returns what shows cards: the vault if the brand uses one and the server knows it, else the
 * bank's frame.
 */
export function cardVaultOf(
  { vgsCardNumberDecode }: Pick<Brand, 'vgsCardNumberDecode'>,
  { vgs }: Pick<AppConfig, 'vgs'>,
): CardVault {
  made ??= vgsCardNumberDecode && vgs ? vgsCardVault(vgs) : bankCardVault()
  return made
}

let collecting: CardCollector | undefined

/** Returns the form for the numbers of other banks' cards, in a frame of the same vault. */
export function cardCollectorOf(
  { vgsCardNumberDecode }: Pick<Brand, 'vgsCardNumberDecode'>,
  { vgs }: Pick<AppConfig, 'vgs'>,
): CardCollector {
  collecting ??= vgsCardNumberDecode && vgs ? vgsCardCollector(vgs) : bankCardCollector()
  return collecting
}
