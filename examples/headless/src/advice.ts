import { isSixpenceError } from '@sixpence/core'

/** Explains what stopped the program, and what to do about it. */
export function adviceOn(cause: unknown, { api, now }: { api: string; now: Date }): string {
  if (!isSixpenceError(cause)) return cause instanceof Error ? cause.message : String(cause)
  const { code, message, retryAfterSeconds } = cause
  if (code === 'captcha_needed') {
    return (
      'captcha_needed: there were too many wrong passwords, for this name or from this machine, ' +
      'and a program cannot pass a bot check. Wait 15 minutes, or sign in once in the app; ' +
      'a sandbox also forgets them with `npm start -- --reset`.'
    )
  }
  if (code === 'locked') {
    const until = retryAfterSeconds && new Date(now.getTime() + retryAfterSeconds * 1000)
    return (
      `locked${until ? ` until ${until.toISOString()}` : ''}: five wrong passwords in a row. ` +
      'Wait, or start a sandbox afresh with `npm start -- --reset`.'
    )
  }
  if (code === 'offline') return `offline: nobody answers at ${api}. Start the bank: npm start`
  return `${code}: ${message}`
}
