import { methodsOf, type Methods } from '../method.ts'
import { merchantCalls } from './calls.ts'
import { merchantDecoders } from './decoders.gen.ts'

export * from './calls/allowed-ip-calls.ts'
export * from './calls/api-key-calls.ts'
export * from './calls/identity-order-calls.ts'
export * from './calls/ipn-calls.ts'
export * from './calls/logo-calls.ts'
export * from './calls/pay-by-name-calls.ts'
export * from './calls/reputation-calls.ts'
export * from './calls/saved-button-calls.ts'
export * from './calls/subscriber-calls.ts'
export * from './calls/takings-calls.ts'
export * from './calls/webhook-calls.ts'
export * from './calls.ts'
export * from './logos/logo-rules.ts'
export * from './calls/refund-calls.ts'
export * from './refund-methods.ts'
export * from './facts.ts'
export type { AllowedIp } from './allowed-ips.ts'
export type { ApiKey, NewApiKey, PendingApiKey, ApiRequest } from './api-keys.ts'
export type { IdentityOrder, IdentityOrderFilter, IdentityOrderInput } from './identity-orders.ts'
export type { ApiKeyUse, SignatureCheck } from './integration.ts'
export type { IpnMessage, IpnSettings } from './ipn.ts'
export type { Logo } from './logos/logo-schemas.ts'
export type { PayByNameSettings, PayByNameChange } from './pay-by-name.ts'
export type {
  MerchantPayment,
  MerchantPaymentDetail,
  MerchantPaymentFilter,
  Refund,
  RefundOrder,
  RefundNotification,
} from './refunds.ts'
export type { ReputationEntry } from './reputation.ts'
export type {
  SavedButton,
  SavedButtonInput,
  SavedButtonChange,
  SavedButtonList,
} from './saved-buttons.ts'
export type {
  Subscriber,
  SubscriberFilter,
  Installment,
  InstallmentNotification,
} from './subscribers.ts'
export type { Taken, DayTakings, ButtonTakings, Takings } from './takings.ts'
export type { Webhook, WebhookPing, WebhookRequest, WebhookRequestPage } from './webhooks.ts'

/** The calls of `merchantCalls` with their decoders. */
export const merchantMethods: Methods<typeof merchantCalls, typeof merchantDecoders> =
  /* @__PURE__ */ methodsOf(merchantCalls, merchantDecoders)
