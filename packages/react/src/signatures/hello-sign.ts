/** The part of `hellosign-embedded` that the signer uses. */
export interface HelloSignClient {
  open(signUrl: string, options: HelloSignOptions): void
  close(): void
  on(event: string, tell: () => void): void
}

interface HelloSignOptions {
  readonly clientId: string
  readonly container: HTMLElement
  readonly allowCancel: boolean
  readonly locale?: string
  readonly skipDomainVerification: boolean
  readonly timeout: number
}

/** The class that the package exports by default. */
export type HelloSign = new () => HelloSignClient
