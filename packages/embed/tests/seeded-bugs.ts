import type { SourceChange } from '@sixpence/tooling/bundle'

/** A bug that somebody could write, as a change of the sources. */
export interface SeededBug {
  readonly name: string
  readonly change: SourceChange
  /** Matches a test that must fail. */
  readonly caughtBy: RegExp
}

export const SEEDED_BUGS: readonly SeededBug[] = [
  {
    name: 'an origin need only begin like the right one',
    change: {
      file: 'channel/handshake.ts',
      from: 'origin === expected.origin',
      to: 'origin.startsWith(expected.origin)',
    },
    caughtBy: /isHandshake > ignores the origin/,
  },
  {
    name: 'a page of the bank says hello to whoever holds it',
    change: {
      file: 'channel/connect-to-host.ts',
      from: 'peer.postMessage(hello(nonce), origin)',
      to: "peer.postMessage(hello(nonce), '*')",
    },
    caughtBy: /connectToHost > says hello to the registered origin alone/,
  },
  {
    name: 'the loader hands its port to whatever stands in the frame',
    change: {
      file: 'elements/connect-to-page.ts',
      from: 'welcome(nonce), place.bank, [port2]',
      to: "welcome(nonce), '*', [port2]",
    },
    caughtBy: /connectToPage > hands its port to the origin of the bank alone/,
  },
]
