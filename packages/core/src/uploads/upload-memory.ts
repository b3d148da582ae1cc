import type { Subject } from '../http/index.ts'
import { base64url, type Platform } from '../platform/index.ts'

/** Remembers on this device which upload belongs to a file, until it is used or given up. */
export interface UploadMemory {
  readonly read: () => Promise<string | undefined>
  readonly keep: (id: string) => Promise<void>
  readonly forget: () => Promise<void>
}

/** The time for which the bank keeps uploads that no call has taken. */
const KEPT_MS = 24 * 60 * 60_000

interface Kept {
  readonly id: string
  readonly at: number
}

interface Device {
  readonly platform: Pick<Platform, 'storage' | 'sha256' | 'clock'>
  readonly namespace: string
}

/** Stores no names or contents: only a digest of user, name, size and time, and the id. */
export function createUploadMemory(
  { platform, namespace }: Device,
  { file, subject }: { file: File; subject: Subject | undefined },
): UploadMemory {
  const { storage, clock } = platform
  const { name, size, lastModified } = file
  const key = async () => {
    const text = JSON.stringify([subject?.key, name, size, lastModified])
    return `${namespace}/upload/${base64url(await platform.sha256(new TextEncoder().encode(text)))}`
  }
  return {
    async read() {
      const kept = await storage.read<Kept>(await key())
      return kept && clock.now() - kept.at < KEPT_MS ? kept.id : undefined
    },
    async keep(id) {
      await storage.update<Kept>(await key(), () => ({ id, at: clock.now() }))
    },
    async forget() {
      await storage.update<Kept>(await key(), () => undefined)
    },
  }
}
