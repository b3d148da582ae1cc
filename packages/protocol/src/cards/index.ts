export {
  activateCard,
  activationParamSchema,
  changeCardPin,
  getCardActivationData,
  getCardPin,
  pinSchema,
  showCardPin,
} from './activate-card.ts'
export type { ActivationData, ActivationParam } from './activate-card.ts'
export {
  applyForCard,
  cardAddressSchema,
  cardApplicationSchema,
  confirmCard,
  getAddressReplacement,
  getCardApplication,
  getCardApplyInfo,
  SHIPPING_DISABLED_REASONS,
  SHIPPING_TYPES,
} from './apply-for-card.ts'
export type {
  AddressReplacement,
  CardAddress,
  CardApplication,
  CardApplyInfo,
  CardOffer,
  CardShipping,
} from './apply-for-card.ts'
export {
  blockCard,
  CARD_ALIAS_LENGTH,
  pauseCard,
  reissueCard,
  setCardAlias,
  unpauseCard,
  upgradeReissueShipping,
} from './card.ts'
export {
  AUTHORIZATIONS_PER_PAGE,
  listCurrentAccountAuthorizations,
  listDebitCardAuthorizations,
} from './card-authorizations.ts'
export type { CardAuthorization, CardAuthorizationPage } from './card-authorizations.ts'
export { getCardBinInfo, listBlockedCardBins } from './card-bin.ts'
export type { CardBinInfo } from './card-bin.ts'
export { openCardDetails, showCardDetails } from './card-details.ts'
export type { CardDisplay } from './card-details.ts'
export {
  BIN_LENGTH,
  binOf,
  CARD_ACTIONS,
  CARD_TYPES,
  cardDenial,
  hasCardEnded,
  isLinkedCard,
  isCardType,
} from './card-rules.ts'
export type { CardAction, CardDenial, CardFacts } from './card-rules.ts'
