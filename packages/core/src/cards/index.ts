export { cardActions } from './card-actions.ts'
export type { CardActionDenial, CardActions } from './card-actions.ts'
export { isBlockedBin, typedBin } from './card-bin.ts'
export { cardLists, isOpenPrepaidCard, settlesCards } from './card-lists.ts'
export type { CardLists } from './card-lists.ts'
export { cardMenu } from './card-menu.ts'
export type { CardMenuAction } from './card-menu.ts'
export { CARD_PAGE_RULES, cardPage } from './card-page.ts'
export type { CardEntry, CardPage } from './card-page.ts'
export { cards } from './cards.ts'
export type {
  AuthorizationFilter,
  CardActivation,
  CardDetailsRequest,
  CardFee,
  CardReissue,
  Cards,
  NewCard,
} from './cards.ts'
export { maskCardNumber } from './mask-card-number.ts'
export { pickOffer } from './pick-offer.ts'
export type { CardChoice } from './pick-offer.ts'

export {
  AUTHORIZATIONS_PER_PAGE,
  CARD_ACTIONS,
  CARD_ACTIVATION_FIELDS,
  CARD_NAME_FIELDS,
  isLinkedCard,
  PIN_FIELDS,
} from '@sixpence/protocol/cards'
export type {
  ActivationData,
  ActivationParam,
  AddressReplacement,
  CardAction,
  CardAddress,
  CardApplication,
  CardApplyInfo,
  CardAuthorization,
  CardAuthorizationPage,
  CardBinInfo,
  CardDenial,
  CardDisplay,
  CardFacts,
  CardOffer,
  CardShipping,
} from '@sixpence/protocol/cards'
