import { activateCardHandlers } from './activate-card.ts'
import { addressReplacementHandlers } from './address/address-replacement.ts'
import { applyForCardHandlers } from './application/apply-for-card.ts'
import { cardAuthorizationHandlers } from './card-authorizations.ts'
import { cardBinHandlers } from './card-bin.ts'
import { cardDetailsHandlers } from './secrets/card-details-routes.ts'
import { cardOffersHandlers } from './application/card-offers.ts'
import { changeCardHandlers } from './change-card.ts'
import { pinHandlers } from './secrets/pin-routes.ts'
import { reissueCardHandlers } from './reissue-card.ts'

export { addApplication } from './application/add-application.ts'
export { addAuthorization } from './add-authorization.ts'
export { addCard } from './add-card.ts'
export { makeCardKeys } from './secrets/card-keys.ts'
export type { NewCard } from './add-card.ts'
export { createAddressHandlers } from './address/create-address.ts'
export { cardFrameService, isCardFrame } from './frame/card-frame-service.ts'

export const cardHandlers = {
  ...changeCardHandlers,
  ...reissueCardHandlers,
  ...activateCardHandlers,
  ...pinHandlers,
  ...cardDetailsHandlers,
  ...cardBinHandlers,
  ...cardOffersHandlers,
  ...applyForCardHandlers,
  ...addressReplacementHandlers,
  ...cardAuthorizationHandlers,
}
