/** Territories whose banks issue the IBANs of another country: https://www.swift.com/iban. */
const SHARED: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GG: 'GB',
  GP: 'FR',
  IM: 'GB',
  JE: 'GB',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  TF: 'FR',
  WF: 'FR',
  YT: 'FR',
}

/** Returns true if a canonical IBAN belongs to a bank in a country (ISO 3166-1, two letters). */
export const isIbanOf = (iban: string, countryCode: string): boolean =>
  iban.slice(0, 2) === (SHARED[countryCode] ?? countryCode)
