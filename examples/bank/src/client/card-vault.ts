import type { Brand } from '@sixpence/core/brand'
import { bankCardVault, vgsCardVault, type CardVault } from '@sixpence/react/card-vault'
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
