/** The paths of the token service's calls, below the bank's address. */
export const TOKEN_SERVICE_PATH = {
  login: '/auth/login',
  exchange: '/auth/token',
  refresh: '/auth/refresh',
  logout: '/auth/logout',
  resend: '/auth/push/re-send',
} as const
