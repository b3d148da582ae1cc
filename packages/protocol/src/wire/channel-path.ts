/** Where the websocket is, below the bank's address. */
export const CHANNEL_PATH = '/ws'
