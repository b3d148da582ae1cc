import { merchantMethods } from '@sixpence/protocol'
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
import { createApiKey, deleteApiKey, listApiKeys, updateApiKey } from './api-keys/api-keys.ts'
import { serveRest } from './rest-route.ts'
import { beginPing, ping } from './webhooks/ping.ts'
import { renewSecret } from './webhooks/renew-secret.ts'
import { sendAgain } from './webhooks/send-again.ts'
import { listWebhookRequests } from './webhooks/webhook-requests.ts'
import { createWebhook, deleteWebhook, listWebhooks, updateWebhook } from './webhooks/webhooks.ts'

const CREATED = { status: 201 }

/** What merchants manage at addresses of their own, by a customer's access token. */
export function merchantToolsService(bank: Bank) {
  const service = new Hono()
  const at = { service, bank }
  serveRest(at, merchantMethods.apiKeys, listApiKeys)
  serveRest(at, merchantMethods.createApiKey, createApiKey, CREATED)
  serveRest(at, merchantMethods.updateApiKey, updateApiKey)
  serveRest(at, merchantMethods.deleteApiKey, deleteApiKey)
  serveRest(at, merchantMethods.apiRequests, listApiRequests)
  serveRest(at, merchantMethods.webhooks, listWebhooks)
  serveRest(at, merchantMethods.createWebhook, createWebhook, CREATED)
  serveRest(at, merchantMethods.updateWebhook, updateWebhook)
  serveRest(at, merchantMethods.deleteWebhook, deleteWebhook)
  serveRest(at, merchantMethods.renewWebhookSecret, renewSecret)
  // Other servers are asked when no transaction is open any more.
  serveRest(at, merchantMethods.pingWebhook, beginPing, { afterwards: to => ping(to, bank) })
  serveRest(at, merchantMethods.webhookRequests, listWebhookRequests)
  serveRest(at, merchantMethods.sendWebhookAgain, sendAgain)
  serveRest(at, merchantMethods.allowedIps, listAllowedIps)
  serveRest(at, merchantMethods.createAllowedIp, createAllowedIp, CREATED)
  serveRest(at, merchantMethods.updateAllowedIp, updateAllowedIp)
  serveRest(at, merchantMethods.deleteAllowedIp, deleteAllowedIp)
  service.onError(answerRefusal)
  return service
}
