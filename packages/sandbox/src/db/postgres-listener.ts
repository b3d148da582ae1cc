import pg from 'pg'
import type { Database } from './database.ts'

export interface PostgresListener extends Pick<Database, 'listen'> {
  close(): Promise<void>
}

interface Hearer {
  readonly onPayload: (payload: string) => void
  readonly onGap: (() => void) | undefined
}

const RECONNECT_MS = 500

/**
 * Receives notifications on its own connection, which it reopens when it breaks. Notifications sent
 * while it was broken are lost: listeners learn of the gap, so that they can read the tables.
 */
export function postgresListener(config: pg.ClientConfig): PostgresListener {
  const channels = new Map<string, Set<Hearer>>()
  let connection: Promise<pg.Client> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wasConnected = false
  let closed = false

  const connect = async () => {
    const client = new pg.Client(config)
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload ?? '')
    })
    // 'end' follows and reconnects; without this listener the error would end the Node process.
    client.on('error', () => undefined)
    client.on('end', reconnect)
    await client.connect()
    for (const channel of channels.keys()) await listenOn(client, channel)
    if (wasConnected)
      for (const { onGap } of [...channels.values()].flatMap(hearers => [...hearers])) onGap?.()
    wasConnected = true
    return client
  }

  const reconnect = () => {
    connection = undefined
    if (closed || channels.size === 0) return
    clearTimeout(retry)
    retry = setTimeout(() => void connected().catch(reconnect), RECONNECT_MS)
  }

  const connected = () => {
    connection ??= connect()
    return connection
  }

  return {
    async listen(channel, onPayload, onGap) {
      const hearers = channels.get(channel) ?? new Set<Hearer>()
      const hearer = { onPayload, onGap }
      channels.set(channel, hearers.add(hearer))
      await listenOn(await connected(), channel)
      return async () => {
        hearers.delete(hearer)
        if (hearers.size > 0 || !channels.delete(channel) || closed) return
        await (await connected()).query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`)
}
