export { bankCardVault } from './bank-card-vault.ts'
export type { CardVault, CardVaultEvents, CardVaultFault, CardVaultRequest } from './card-vault.ts'
export { CardVaultContext } from './card-vault-context.ts'
export { CardVaultProvider } from './card-vault-provider.tsx'
export type { CardVaultProviderProps } from './card-vault-provider.tsx'
export { vgsCardVault } from './vgs-card-vault.ts'
export type { VgsCardVaultOptions } from './vgs-card-vault.ts'
export type { VgsEvent, VgsFrame, VgsRequest, VgsShow, VgsShowScript } from './vgs-show.ts'
export { CardBrand } from './card-brand.tsx'
export type { CardBrandProps } from './card-brand.tsx'
export { useCardBin } from './use-card-bin.ts'
export type { CardBinTask } from './use-card-bin.ts'
export { thisPage } from './this-page.ts'
export { bankCardCollector } from './collect/bank-card-collector.ts'
export type {
  CardCollector,
  CardNumberEntry,
  CardNumberEvents,
  CardNumberRequest,
  CardNumberState,
  CardToken,
} from './collect/card-collector.ts'
export { CardCollectorContext } from './collect/card-collector-context.ts'
export { CardCollectorProvider } from './collect/card-collector-provider.tsx'
export type { CardCollectorProviderProps } from './collect/card-collector-provider.tsx'
export { vgsCardCollector } from './collect/vgs-card-collector.ts'
export type { VgsCardCollectorOptions } from './collect/vgs-card-collector.ts'
export type {
  VgsCollectField,
  VgsCollectForm,
  VgsCollectScript,
  VgsCollectState,
  VgsField,
  VgsFieldState,
} from './collect/vgs-collect.ts'
