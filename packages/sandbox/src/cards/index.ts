import { activateCardHandlers } from './activate-card.ts'
import { addressReplacementHandlers } from './address-replacement.ts'
import { applyForCardHandlers } from './apply-for-card.ts'
import { cardAuthorizationHandlers } from './card-authorizations.ts'
import { cardBinHandlers } from './card-bin.ts'
import { cardDetailsHandlers } from './card-details-routes.ts'
import { cardOffersHandlers } from './card-offers.ts'
import { changeCardHandlers } from './change-card.ts'
import { pinHandlers } from './pin-routes.ts'
import { reissueCardHandlers } from './reissue-card.ts'

export { addApplication } from './add-application.ts'
export { addAuthorization } from './add-authorization.ts'
export { addCard } from './add-card.ts'
export { makeCardKeys } from './card-keys.ts'
export type { NewCard } from './add-card.ts'
export { createAddressHandlers } from './create-address.ts'
export { cardFrameService, isCardFrame } from './card-frame-service.ts'

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
