/** The part of the script of VGS Show that is used. */
export interface VgsShowScript {
  create(vaultId: string, onState: (state: unknown) => void): VgsShow
}

/** The part of VGS Show 2.2.2 that is used here. The script has no types. */
export interface VgsShow {
  setEnvironment(environment: string): VgsShow
  request(request: VgsRequest): VgsFrame
  readonly SERIALIZERS: { replace(pattern: string, replacement: string): unknown }
}

/** A request that a frame of the vault sends to the bank through the vault. */
export interface VgsRequest {
  readonly name: string
  readonly method: 'GET'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly htmlWrapper: 'text'
  readonly jsonPathSelector: string
  readonly serializers: readonly unknown[]
}

/** A frame of the vault, rendered into the element that a selector finds and identified by its name. */
export interface VgsFrame {
  on(event: VgsEvent, tell: () => void): void
  render(selector: string, styles: Readonly<Record<string, string>>): void
  unmount(): void
}

/** The events of a VGS frame: it shows the text, couldn't show it, or got no response. */
export type VgsEvent = 'revealSuccess' | 'revealFail' | 'requestFail'
