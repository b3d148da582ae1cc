/** The minimum interval between reads of balances, and their timeout. */
export const ACCOUNT_REFRESH = { everyMs: 3_000, timeoutMs: 5_000 } as const
