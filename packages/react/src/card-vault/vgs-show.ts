/** The part of the script of VGS Show that is used. */
export interface VgsShowScript {
  create(vaultId: string, onState: (state: unknown) => void): VgsShow
}

/** The part of VGS Show 2.2.2 that is used here; the script comes without types. */
export interface VgsShow {
  setEnvironment(environment: string): VgsShow
  request(request: VgsRequest): VgsFrame
  readonly SERIALIZERS: { replace(pattern: string, replacement: string): unknown }
}

/** What a frame of the vault asks the bank for, through the vault. */
export interface VgsRequest {
  readonly name: string
  readonly method: 'GET'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly htmlWrapper: 'text'
  readonly jsonPathSelector: string
  readonly serializers: readonly unknown[]
}

/** A frame of the vault: it is drawn into what a selector finds, and told apart by its name. */
export interface VgsFrame {
  on(event: VgsEvent, tell: () => void): void
  render(selector: string, styles: Readonly<Record<string, string>>): void
  unmount(): void
}

/** Events of a VGS frame: it shows the text, could not show it, or got no answer. */
export type VgsEvent = 'revealSuccess' | 'revealFail' | 'requestFail'
