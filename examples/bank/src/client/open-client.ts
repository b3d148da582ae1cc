import type { Platform } from '@sixpence/core'
import { browserPlatform } from '@sixpence/core/browser'
import type { Brand } from '@sixpence/core/brand'
import { createSession } from '@sixpence/core/session'
import type { AppConfig } from '../app-config.ts'
import type { BankClient } from './open-bank.ts'

interface ClientParts extends Pick<Platform, 'createWorker'> {
  /** Separates the data that a frame stores from that of the bank's own pages. */
  readonly namespace?: string
}

/** Opens the part of the bank that signs people in. The rest is loaded when it is needed. */
export function openClient(
  config: AppConfig,
  brand: Brand,
  { namespace = brand.id, createWorker }: ClientParts = {},
): BankClient {
  const options = {
    api: config.api,
    realtime: `${config.realtime}/ws`,
    platform: { ...browserPlatform(), createWorker },
    namespace,
    idleLimitMs: brand.idleLimitMs,
    ipPrivacy: config.ipPrivacy,
  }
  return { session: createSession(options), options }
}
