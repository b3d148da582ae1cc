import type { Tokens } from '@sixpence/protocol'
import { SixpenceError } from '../../src/errors/index.ts'
import type { VirtualTime } from '../payments/virtual-time.ts'
import type { Random } from '../payments/seeded-random.ts'
import { accessTokenText } from './access-token-text.ts'

interface Family {
  readonly userId: string
  current: string
  readonly successors: Map<string, { next: string; at: number; key: string | undefined }>
  isAlive: boolean
}

export interface TokenBankOptions {
  readonly time: VirtualTime
  readonly random: Random
  /** The time for which a used refresh token still returns its one successor. */
  readonly graceMs?: number
  readonly lifeMs?: number
  readonly latencyMs?: number
}

/** A token service whose refresh tokens work once; a second use ends the session it belongs to. */
export class TokenBank {
  refreshes = 0
  replays = 0
  /** Network faults for the next refreshes. */
  faults: ('lost request' | 'lost answer' | 'server down')[] = []
  readonly logouts: string[] = []
  readonly #families: Family[] = []
  readonly #options: Required<TokenBankOptions>
  #count = 0

  constructor(options: TokenBankOptions) {
    this.#options = { graceMs: 0, lifeMs: 300_000, latencyMs: 60, ...options }
  }

  signIn(userId: string): Tokens {
    const family = { userId, current: this.#newToken(), successors: new Map(), isAlive: true }
    this.#families.push(family)
    return { accessToken: this.accessToken(userId), refreshToken: family.current }
  }

  accessToken(userId: string): string {
    const iat = Math.floor(this.#options.time.clock.now() / 1000)
    const exp = iat + this.#options.lifeMs / 1000
    return accessTokenText({
      sub: userId,
      email: `${userId}@x.example`,
      iat,
      exp,
      jti: this.#count++,
    })
  }

  get liveSessions(): number {
    return this.#families.filter(family => family.isAlive).length
  }

  revokeAll(): void {
    for (const family of this.#families) family.isAlive = false
  }

  readonly service = {
    refresh: async (refreshToken: string, key?: string): Promise<Tokens> => {
      const fault = this.faults.shift()
      await this.#latency()
      if (fault === 'lost request') throw new SixpenceError('offline', 'fetch failed')
      if (fault === 'server down') throw new SixpenceError('server_unavailable', 'down')
      const tokens = this.#rotate(refreshToken, key)
      await this.#latency()
      if (fault === 'lost answer') throw new SixpenceError('offline', 'fetch failed')
      return tokens
    },
    logout: async (refreshToken: string): Promise<unknown> => {
      this.logouts.push(refreshToken)
      await this.#latency()
      const family = this.#familyOf(refreshToken)
      if (family) family.isAlive = false
      return {}
    },
  }

  #rotate(refreshToken: string, key: string | undefined): Tokens {
    const family = this.#familyOf(refreshToken)
    if (!family?.isAlive) throw refused()
    const { time, graceMs } = this.#options
    const used = family.successors.get(refreshToken)
    if (used) {
      const isAskedAgain =
        key !== undefined && key === used.key && !family.successors.has(used.next)
      if (isAskedAgain || time.clock.now() - used.at < graceMs) {
        return { accessToken: this.accessToken(family.userId), refreshToken: used.next }
      }
      this.replays += 1
      family.isAlive = false
      throw refused()
    }
    this.refreshes += 1
    family.current = this.#newToken()
    family.successors.set(refreshToken, { next: family.current, at: time.clock.now(), key })
    return { accessToken: this.accessToken(family.userId), refreshToken: family.current }
  }

  #familyOf(refreshToken: string): Family | undefined {
    return this.#families.find(
      family => family.current === refreshToken || family.successors.has(refreshToken),
    )
  }

  #latency(): Promise<void> {
    const { time, random, latencyMs } = this.#options
    return time.sleep(latencyMs * random())
  }

  #newToken(): string {
    return `refresh-${this.#count++}`
  }
}

const refused = () => new SixpenceError('session_expired', 'refused')
