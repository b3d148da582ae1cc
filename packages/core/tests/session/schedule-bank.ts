import type { Tokens } from '@sixpence/protocol'
import { SixpenceError } from '../../src/errors/index.ts'
import type { RefreshRecord } from '../../src/session/token-store.ts'
import { accessTokenText } from './access-token-text.ts'

interface Family {
  readonly userId: string
  readonly uses: Map<string, { key: string | undefined; next: string }>
  current: string
  isAlive: boolean
}

/** A token service that replies at once: a second use of a token under another key is a theft. */
export class ScheduleBank {
  readonly families: Family[] = []
  thefts = 0
  #count = 0

  signIn(userId: string): Tokens {
    const family: Family = { userId, uses: new Map(), current: this.#newToken(), isAlive: true }
    this.families.push(family)
    return { accessToken: this.#accessToken(userId), refreshToken: family.current }
  }

  refresh({ refreshToken, refreshKey }: RefreshRecord): Tokens | { cause: unknown } {
    const family = this.#familyOf(refreshToken)
    if (!family?.isAlive) return refused()
    const use = family.uses.get(refreshToken)
    if (use && (use.key !== refreshKey || use.next !== family.current)) {
      this.thefts += 1
      family.isAlive = false
      return refused()
    }
    if (!use) {
      family.current = this.#newToken()
      family.uses.set(refreshToken, { key: refreshKey, next: family.current })
    }
    return { accessToken: this.#accessToken(family.userId), refreshToken: family.current }
  }

  logout(refreshToken: string): void {
    const family = this.#familyOf(refreshToken)
    if (family) family.isAlive = false
  }

  get living(): string[] {
    return this.families.flatMap(({ isAlive, current }) => (isAlive ? [current] : []))
  }

  #familyOf(token: string): Family | undefined {
    return this.families.find(({ current, uses }) => current === token || uses.has(token))
  }

  #accessToken(sub: string): string {
    return accessTokenText({ sub, iat: 0, exp: 300, jti: (this.#count += 1) })
  }

  #newToken(): string {
    return `refresh-${(this.#count += 1)}`
  }
}

const refused = () => ({ cause: new SixpenceError('session_expired', 'refused') })
