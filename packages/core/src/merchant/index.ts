export { merchant } from './merchant.ts'
export type { Merchant } from './merchant.ts'

export { DELIVERY_FAULTS, MERCHANT_EVENTS } from '@sixpence/protocol/merchant'
export type {
  AllowedIp,
  ApiKey,
  ApiRequest,
  DeliveryFault,
  IpnMessage,
  IpnSettings,
  SavedButton,
  SavedButtonList,
  SavedButtonInput,
  MerchantEvent,
  Webhook,
  WebhookPing,
  WebhookRequest,
  WebhookRequestPage,
} from '@sixpence/protocol/merchant'
