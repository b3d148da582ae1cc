import pg from 'pg'

type Hear = (payload: string) => void

export interface PostgresListener {
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>
  close(): Promise<void>
}

const RECONNECT_MS = 500

/**
 * Hears notifications on one connection of its own, which it opens again when it breaks. What was
 * sent while it was broken is not heard: who listens has to read the tables as well.
 */
export function postgresListener(config: pg.ClientConfig): PostgresListener {
  const channels = new Map<string, Set<Hear>>()
  let connection: Promise<pg.Client> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const connect = async () => {
    const client = new pg.Client(config)
    client.on('notification', ({ channel, payload }) => {
      for (const hear of channels.get(channel) ?? []) hear(payload ?? '')
    })
    // 'end' follows and connects again; an error nobody hears would end Node.
    client.on('error', () => undefined)
    client.on('end', reconnect)
    await client.connect()
    for (const channel of channels.keys()) await listenOn(client, channel)
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
    async listen(channel, hear) {
      const hearers = channels.get(channel) ?? new Set<Hear>()
      channels.set(channel, hearers.add(hear))
      await listenOn(await connected(), channel)
      return async () => {
        hearers.delete(hear)
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
