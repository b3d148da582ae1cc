export { describeRequest } from './describe-request.ts'
export { readJsonObject, readJsonValue } from './body.ts'
export { hasOtherChallengeMethod, S256_ONLY } from './challenge-method.ts'
export { checkCaptcha } from './check-captcha.ts'
export { checkScope } from './check-scope.ts'
export { envelopeOf, refusalAnswer } from './envelope-of.ts'
export type { Answer } from './envelope-of.ts'
export { authorizationOf, bearerToken } from './bearer-token.ts'
export { isAddress, plainAddress } from './ip-address.ts'
export { isLoopbackHost, isLoopbackOrigin, isOwnHost } from './loopback.ts'
export { serve } from './serve.ts'
export type { Handler, Handlers, ServedMethod } from './serve.ts'
export {
  BadCertificate,
  isOwnAddress,
  isPublicAddress,
  readNotificationAddress,
  RefusedAddress,
} from './notification-address.ts'
export { NOTIFIER_AGENT } from './post.ts'
export type { NotificationRequest, Post } from './post.ts'
export { isUpload, readUpload } from './read-upload.ts'
export { Refusal } from './refusal.ts'
export { NEEDS_WINDOW, refuse } from './refuse.ts'
export { requestId } from './request-id.ts'
export { requestLocale } from './request-locale.ts'
export { CLIENT_ADDRESS_HEADER, markProven, requestOrigin } from './request-origin.ts'
export { createRateLimit } from './rate-limit.ts'
export type { RateLimit } from './rate-limit.ts'
export { RestFault, TooManyRequests } from './rest-fault.ts'
export { restFaultOf, restService } from './rest-service.ts'
export { securityHeaders } from './security-headers.ts'
export { isUnkeepable, isUnkeepableText, unkeepable } from './unkeepable.ts'
