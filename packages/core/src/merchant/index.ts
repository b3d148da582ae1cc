export { keyVerdict, originVerdict, pingVerdict } from './integration-verdicts.ts'
export type { KeyVerdict, OriginVerdict, PingVerdict } from './integration-verdicts.ts'
export { checkLogo } from './logo-client.ts'
export type { LogoChange, LogoClient, NewLogo } from './logo-client.ts'
export { takenInLast } from './taken-in-last.ts'
export { takingsPeriods } from './takings-periods.ts'
export type { TakingsPeriod, TakingsPeriods } from './takings-periods.ts'
export type { TakingsClient, TakingsDays } from './takings-client.ts'
export { merchant } from './merchant.ts'
export type { Merchant } from './merchant.ts'

export {
  ALLOWED_IP_FIELDS,
  API_KEY_FIELDS,
  DELIVERY_FAULTS,
  IPN_FIELDS,
  LOGO_FIELDS,
  WEBHOOK_FIELDS,
  WEBHOOK_LOG_FIELDS,
  LOGO_RULES,
  MERCHANT_EVENTS,
  MOST_REQUESTS_COUNTED,
  MOST_DAYS_OF_TAKINGS,
  MERCHANT_PAYMENT_KINDS,
  MOST_LOGOS,
  IDENTITY_ORDER_FIELDS,
  IDENTITY_ORDER_FILTER_FIELDS,
  IDENTITY_ORDER_STATUSES,
  REPORT_TYPES,
  REPUTATION_FIELDS,
  REPUTATION_TYPES,
  SIGNATURE_FIELDS,
  SIGNATURE_VERDICTS,
  SUBSCRIBER_FILTER_FIELDS,
} from '@sixpence/protocol/merchant'
export type {
  AllowedIp,
  ApiKey,
  ApiKeyUse,
  ApiRequest,
  ButtonTakings,
  DeliveryFault,
  Installment,
  IpnMessage,
  IpnSettings,
  SignatureCheck,
  SignatureVerdict,
  PayByNameChange,
  PayByNameSettings,
  SavedButton,
  SavedButtonChange,
  SavedButtonList,
  SavedButtonInput,
  Logo,
  LogoFault,
  IdentityOrder,
  IdentityOrderFilter,
  IdentityOrderInput,
  IdentityOrderStatus,
  ReportType,
  ReputationEntry,
  ReputationType,
  MerchantEvent,
  MerchantPayment,
  MerchantPaymentDetail,
  MerchantPaymentFilter,
  NewApiKey,
  PendingApiKey,
  Refund,
  RefundOrder,
  Subscriber,
  SubscriberFilter,
  Taken,
  Takings,
  Webhook,
  WebhookPing,
  WebhookRequest,
  WebhookRequestPage,
} from '@sixpence/protocol/merchant'
