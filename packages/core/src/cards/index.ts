export { cardActions } from './card-actions.ts'
export type { CardActions } from './card-actions.ts'
export { CARD_CALLS } from './card-calls.ts'
export { isBlockedBin, typedBin } from './card-bin.ts'
export { cardLists, isOpenPrepaidCard, settlesCards } from './card-lists.ts'
export type { CardLists } from './card-lists.ts'
export { CARD_PAGE_RULES, cardPage } from './card-page.ts'
export type { CardEntry, CardPage } from './card-page.ts'
export { createCards } from './cards.ts'
export type {
  AuthorizationFilter,
  CardActivation,
  CardDetailsWish,
  CardFee,
  CardReissue,
  Cards,
  CardWish,
} from './cards.ts'
export { maskCardNumber } from './mask-card-number.ts'
