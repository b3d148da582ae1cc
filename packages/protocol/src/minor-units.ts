/**
 * The currencies whose smallest amount is not a hundredth, by its decimals. From ISO 4217, list
 * one, which SIX maintains and publishes at https://www.six-group.com/iso4217 (2024-06-25).
 */
const ISO_4217: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** What ISO 4217 does not know has as many decimals as an amount may have. */
const CRYPTO: Readonly<Record<number, string>> = { 8: 'BTC BCH ETH LTC' }

const DECIMALS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  [ISO_4217, CRYPTO].flatMap(byDecimals =>
    Object.entries(byDecimals).flatMap(([decimals, codes]) =>
      codes.split(' ').map(code => [code, Number(decimals)] as const),
    ),
  ),
)

/**
 * How many decimals an amount of this currency may have, by ISO 4217; 8 for crypto currencies. No
 * engine is asked: what they know of it differs, and is about cash.
 */
export const minorUnits = (currencyCode: string): number => DECIMALS.get(currencyCode) ?? 2
