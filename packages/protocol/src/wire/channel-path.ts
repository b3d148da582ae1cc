/** The path of the websocket, below the bank's address. */
export const CHANNEL_PATH = '/ws'
