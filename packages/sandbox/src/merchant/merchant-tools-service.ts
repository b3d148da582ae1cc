import { merchantMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import { answerRefusal } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import {
  createAllowedIp,
  deleteAllowedIp,
  listAllowedIps,
  updateAllowedIp,
} from './allowed-ips/allowed-ips.ts'
import { listApiRequests } from './api-keys/api-requests.ts'
import {
  confirmApiKey,
  createApiKey,
  deleteApiKey,
  listApiKeys,
  updateApiKey,
} from './api-keys/api-keys.ts'
import { readKeyUse } from './api-keys/key-use.ts'
import { serveRest } from './rest-route.ts'
import { checkSignature } from './webhooks/check-signature.ts'
import { beginPing, ping } from './webhooks/ping.ts'
import { renewSecret } from './webhooks/renew-secret.ts'
import { sendAgain } from './webhooks/send-again.ts'
import { listWebhookRequests } from './webhooks/webhook-requests.ts'
import { createWebhook, deleteWebhook, listWebhooks, updateWebhook } from './webhooks/webhooks.ts'

const CREATED = 201

/**
 * Serves the merchant tools that have addresses of their own, called with a customer's access
 * token.
 */
export function merchantToolsService(bank: Bank) {
  const service = new Hono()
  const at = { service, bank }
  serveRest(at, merchantMethods.apiKeys, { work: listApiKeys })
  serveRest(at, merchantMethods.createApiKey, {
    work: createApiKey,
    status: answer => ('secret' in answer ? CREATED : 200),
  })
  serveRest(at, merchantMethods.confirmApiKey, { work: confirmApiKey, status: CREATED })
  serveRest(at, merchantMethods.updateApiKey, { work: updateApiKey })
  serveRest(at, merchantMethods.deleteApiKey, { work: deleteApiKey })
  serveRest(at, merchantMethods.apiRequests, { work: listApiRequests })
  serveRest(at, merchantMethods.keyUse, { work: readKeyUse })
  serveRest(at, merchantMethods.webhooks, { work: listWebhooks })
  serveRest(at, merchantMethods.createWebhook, { work: createWebhook, status: CREATED })
  serveRest(at, merchantMethods.updateWebhook, { work: updateWebhook })
  serveRest(at, merchantMethods.deleteWebhook, { work: deleteWebhook })
  serveRest(at, merchantMethods.renewWebhookSecret, { work: renewSecret })
  // Other servers are called after the transaction has ended.
  serveRest(at, merchantMethods.pingWebhook, { work: beginPing, afterwards: to => ping(to, bank) })
  serveRest(at, merchantMethods.checkSignature, { work: checkSignature(bank) })
  serveRest(at, merchantMethods.webhookRequests, { work: listWebhookRequests })
  serveRest(at, merchantMethods.sendWebhookAgain, { work: sendAgain })
  serveRest(at, merchantMethods.allowedIps, { work: listAllowedIps })
  serveRest(at, merchantMethods.createAllowedIp, { work: createAllowedIp, status: CREATED })
  serveRest(at, merchantMethods.updateAllowedIp, { work: updateAllowedIp })
  serveRest(at, merchantMethods.deleteAllowedIp, { work: deleteAllowedIp })
  service.onError(answerRefusal)
  return service
}
