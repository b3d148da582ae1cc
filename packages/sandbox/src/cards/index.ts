import type { NamedMethodRoute } from '../http/index.ts'
import { activateCardRoutes } from './activate-card.ts'
import { getAddressReplacementRoute } from './address-replacement.ts'
import { applyForCardRoutes } from './apply-for-card.ts'
import { cardAuthorizationRoutes } from './card-authorizations.ts'
import { cardBinRoutes } from './card-bin.ts'
import { cardDetailsRoutes } from './card-details-routes.ts'
import { getCardApplyInfoRoute } from './card-offers.ts'
import { changeCardRoutes } from './change-card.ts'
import { createAddressRoute } from './create-address.ts'
import { pinRoutes } from './pin-routes.ts'
import { reissueCardRoutes } from './reissue-card.ts'

export { addApplication } from './add-application.ts'
export { addAuthorization } from './add-authorization.ts'
export { addCard } from './add-card.ts'
export type { NewCard } from './add-card.ts'
export { cardFrameService, isCardFrame } from './card-frame-service.ts'

export const cardsRoutes: readonly NamedMethodRoute[] = [
  ...changeCardRoutes,
  ...reissueCardRoutes,
  ...activateCardRoutes,
  ...pinRoutes,
  ...cardDetailsRoutes,
  ...cardBinRoutes,
  getCardApplyInfoRoute,
  ...applyForCardRoutes,
  getAddressReplacementRoute,
  createAddressRoute,
  ...cardAuthorizationRoutes,
]
