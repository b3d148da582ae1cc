/** How often balances are asked for again at most, and how long an answer is waited for. */
export const ACCOUNT_REFRESH = { everyMs: 3_000, timeoutMs: 5_000 } as const
