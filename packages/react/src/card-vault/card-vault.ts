import type { CardDisplay } from '@sixpence/core/cards'

/**
 * The reason why a card isn't shown. `not_configured`: the bank has neither a frame of its own nor
 * settings for this vault; `refused`: the permission to show it was used or has expired;
 * `frame_blocked`: the page's policy or the browser blocks the vault's frame or script.
 */
export type CardVaultFault = 'not_configured' | 'refused' | 'offline' | 'timeout' | 'frame_blocked'

/** A request to show a card. */
export interface CardVaultRequest {
  readonly accountId: string
  /** The bank's permission, given for the code. Works only once. */
  readonly display: CardDisplay
  /** The labels in the customer's language. */
  readonly labels: {
    readonly title: string
    readonly number: string
    readonly checkCode: string
  }
}

/** The events of a display. After `onGone` and `onFault`, nothing is shown and no event follows. */
export interface CardVaultEvents {
  readonly onShown: () => void
  /** Called when the time is up or the customer has looked away. */
  readonly onGone: () => void
  readonly onFault: (fault: CardVaultFault) => void
}

/** Shows a card's printed details where the page can't read them: in a frame of another origin. */
export interface CardVault {
  /** Adds the frame to the element. The returned function removes it. */
  readonly show: (
    place: HTMLElement,
    request: CardVaultRequest,
    events: CardVaultEvents,
  ) => () => void
}
