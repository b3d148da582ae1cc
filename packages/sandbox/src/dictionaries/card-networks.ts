/** The prefixes of networks, as far as a sandbox needs them. */
const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
]

/** Returns the network of a card by its first digits; undefined if no network uses them. */
export const cardNetworkOf = (bin: string): string | undefined =>
  NETWORKS.find(([begins]) => begins.test(bin))?.[1]
