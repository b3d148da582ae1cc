import type { CardDisplay } from '@sixpence/core'

/**
 * Why a card is not shown. `not_configured`: the bank has neither a frame of its own nor this
 * vault's settings; `refused`: what allowed it was used or is over; `frame_blocked`: the page's
 * policy, or the browser, lets no frame or script of the vault in.
 */
export type CardVaultFault = 'not_configured' | 'refused' | 'offline' | 'timeout' | 'frame_blocked'

/** A card that is to be shown. */
export interface CardVaultRequest {
  readonly accountId: string
  /** What the bank has answered to the code; good once. */
  readonly display: CardDisplay
  /** In the customer's language. */
  readonly labels: {
    readonly title: string
    readonly number: string
    readonly checkCode: string
  }
}

/** What becomes of it. After `onGone` and `onFault` nothing is shown and nothing follows. */
export interface CardVaultEvents {
  readonly onShown: () => void
  /** The time is over, or the customer has looked away. */
  readonly onGone: () => void
  readonly onFault: (fault: CardVaultFault) => void
}

/**
 * Shows what is printed on a card where the page around it cannot read it: in a frame of another
 * origin.
 */
export interface CardVault {
  /** Puts the frame into an element of its own. The returned function takes it away again. */
  readonly show: (
    place: HTMLElement,
    request: CardVaultRequest,
    events: CardVaultEvents,
  ) => () => void
}
