import type { Subject } from '../http/index.ts'
import { base64url, type Platform } from '../platform/index.ts'

/** Remembers on this device which upload belongs to which file, until it is used or given up. */
export interface UploadMemory {
  readonly read: (file: File) => Promise<string | undefined>
  readonly keep: (file: File, id: string) => Promise<void>
  readonly forget: (file: File) => Promise<void>
}

/** The time for which the bank keeps uploads that no document uses. */
const KEPT_MS = 24 * 60 * 60_000

interface Kept {
  readonly id: string
  readonly at: number
}

type MemoryPlatform = Pick<Platform, 'storage' | 'sha256' | 'clock'>

/** Stores no names or contents: only a digest of user, name, size and time, and the id. */
export function createUploadMemory(
  platform: MemoryPlatform,
  { namespace, subject }: { namespace: string; subject: Subject | undefined },
): UploadMemory {
  const { storage, clock } = platform
  const keyOf = async ({ name, size, lastModified }: File) => {
    const text = JSON.stringify([subject?.key, name, size, lastModified])
    return `${namespace}/upload/${base64url(await platform.sha256(new TextEncoder().encode(text)))}`
  }
  return {
    async read(file) {
      const kept = await storage.read<Kept>(await keyOf(file))
      return kept && clock.now() - kept.at < KEPT_MS ? kept.id : undefined
    },
    async keep(file, id) {
      await storage.update<Kept>(await keyOf(file), () => ({ id, at: clock.now() }))
    },
    async forget(file) {
      await storage.update<Kept>(await keyOf(file), () => undefined)
    },
  }
}
