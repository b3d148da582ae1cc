/** The part of the script of VGS Collect that is used. */
export interface VgsCollectScript {
  create(
    vaultId: string,
    environment: string,
    onState: (state: VgsCollectState | null) => void,
  ): VgsCollectForm
}

/** The state of each field, by its name. */
export type VgsCollectState = Readonly<Record<string, VgsFieldState | undefined>>

/** The state of a field for a card number. */
export interface VgsFieldState {
  readonly isValid: boolean
  readonly isEmpty: boolean
  readonly bin?: string | undefined
  readonly last4?: string | undefined
}

/** The part of VGS Collect 3.3.0 that is used here. */
export interface VgsCollectForm {
  field(selector: string, field: VgsField): VgsCollectField
  on(event: 'enterPress', tell: () => void): void
  submit(
    path: string,
    options: { readonly method: 'POST'; readonly headers: Readonly<Record<string, string>> },
    onAnswer: (status: number | string | null, answer: unknown) => void,
    onInvalid: () => void,
  ): void
  unmount(): void
}

/** A field that is rendered into the element that the selector finds. */
export interface VgsField {
  readonly name: string
  readonly type: 'card-number'
  readonly validations: readonly string[]
  readonly autoComplete: 'cc-number'
  readonly ariaLabel: string
  readonly placeholder: string
  readonly css: Readonly<Record<string, string>>
}

/** A frame of the vault. Its own `focus` is missing from the types that the vault publishes. */
export interface VgsCollectField {
  focus?(): void
}
