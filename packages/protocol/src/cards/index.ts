import { methodsOf, type Methods } from '../method.ts'
import { cardCalls } from './calls.ts'
import { cardDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './card-rules.ts'
export * from './facts.ts'
export type {
  ActivationData,
  ActivationParam,
  CardOffer,
  CardShipping,
  CardAddress,
  CardApplication,
  CardApplyInfo,
  AddressReplacement,
  CardAuthorization,
  CardAuthorizationPage,
  CardBinInfo,
  CardDisplay,
} from './schemas.ts'

/** The calls of `cardCalls` with their decoders. */
export const cardMethods: Methods<typeof cardCalls, typeof cardDecoders> =
  /* @__PURE__ */ methodsOf(cardCalls, cardDecoders)
