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

/** What shows cards: a vault where the brand has one and the server knows it, else the bank's frame. */
export function cardVaultOf(
  { vgsCardNumberDecode }: Pick<Brand, 'vgsCardNumberDecode'>,
  { vgs }: Pick<AppConfig, 'vgs'>,
): CardVault {
  made ??= vgsCardNumberDecode && vgs ? vgsCardVault(vgs) : bankCardVault()
  return made
}

let collecting: CardCollector | undefined

/** Where the numbers of other banks' cards are typed: in the frame of the same vault. */
export function cardCollectorOf(
  { vgsCardNumberDecode }: Pick<Brand, 'vgsCardNumberDecode'>,
  { vgs }: Pick<AppConfig, 'vgs'>,
): CardCollector {
  collecting ??= vgsCardNumberDecode && vgs ? vgsCardCollector(vgs) : bankCardCollector()
  return collecting
}
