import type { BankDetailFault } from '../bank-detail.ts'
import { lengthFault, strangerIn } from '../detail-faults.ts'
import { BASE58_LETTER, isBase58Address } from './base58.ts'
import { BECH32_LETTER, isSegwitAddress, SEGWIT_PREFIX } from './bech32.ts'

const SEGWIT_LENGTHS = Array.from({ length: 61 }, (_, at) => at + 14)
const BASE58_LENGTHS = Array.from({ length: 10 }, (_, at) => at + 26)

/** Returns the fault of a Bitcoin address of the main network, base58 or segwit, if there is one. */
export const bitcoinFault = (address: string): BankDetailFault | undefined =>
  address.startsWith(SEGWIT_PREFIX) ? segwitFault(address) : base58Fault(address)

function segwitFault(address: string): BankDetailFault | undefined {
  const fault =
    strangerIn(address.slice(SEGWIT_PREFIX.length), BECH32_LETTER) ??
    lengthFault(address, SEGWIT_LENGTHS)
  if (fault) return adjusted(fault, SEGWIT_PREFIX.length)
  return isSegwitAddress(address) ? undefined : { reason: 'checkDigits' }
}

function base58Fault(address: string): BankDetailFault | undefined {
  const fault = strangerIn(address, BASE58_LETTER) ?? lengthFault(address, BASE58_LENGTHS)
  if (fault) return adjusted(fault, 0)
  // The first letter shows what is paid, the hash of a key or of a script.
  if (!/^[13]/.test(address)) return { reason: 'form' }
  return isBase58Address(address) ? undefined : { reason: 'checkDigits' }
}

/** Drops the hint for a plain letter: these addresses just never use it. */
function adjusted(fault: BankDetailFault, before: number): BankDetailFault {
  if (fault.reason !== 'character') return fault
  const { looksLike, ...rest } = fault
  const isPlain = /^[\x20-\x7e]$/.test(fault.character)
  const hint = isPlain || looksLike === undefined ? {} : { looksLike }
  return { ...rest, position: fault.position + before, ...hint }
}
