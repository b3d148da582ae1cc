/**
 * The currencies whose minor unit isn't a hundredth, by number of decimals. From ISO 4217, list
 * one, which SIX maintains and publishes at https://www.six-group.com/iso4217 (2024-06-25).
 */
const ISO_4217: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** ISO 4217 doesn't contain these; they have the maximum number of decimals of an amount. */
const CRYPTO: Readonly<Record<number, string>> = { 8: 'BTC BCH ETH LTC' }

const DECIMALS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  [ISO_4217, CRYPTO].flatMap(byDecimals =>
    Object.entries(byDecimals).flatMap(([decimals, codes]) =>
      codes.split(' ').map(code => [code, Number(decimals)] as const),
    ),
  ),
)

/**
 * Returns the number of decimals in amounts of a currency, by ISO 4217; 8 for cryptocurrencies.
 * Doesn't use `Intl`, whose data differ between engines and are about cash.
 */
export const minorUnits = (currencyCode: string): number => DECIMALS.get(currencyCode) ?? 2
