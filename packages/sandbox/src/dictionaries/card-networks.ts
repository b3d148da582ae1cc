/** What networks begin their numbers with, as far as a sandbox has to know. */
const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
]

/** Of which network a card is, by its first digits; undefined where no card begins so. */
export const cardNetworkOf = (bin: string): string | undefined =>
  NETWORKS.find(([begins]) => begins.test(bin))?.[1]
