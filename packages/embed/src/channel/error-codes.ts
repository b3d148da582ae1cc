/** Reasons for something of the bank not to work. The only list of codes of `sixpence-error`. */
export const ERROR_CODES = [
  'window_blocked',
  'origin_not_registered',
  'wrong_client_key',
  'frame_blocked',
  'offline',
  'version_gone',
  'timed_out',
  'not_configured',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
