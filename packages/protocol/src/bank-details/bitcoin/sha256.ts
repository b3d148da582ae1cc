const STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

// prettier-ignore
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]

const BLOCK_BYTES = 64

/**
 * SHA-256 of FIPS 180-4, at once: what the platform offers answers later, and a form judges while
 * somebody types. For the check sums of addresses alone, never for secrets.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const data = new DataView(padded(bytes).buffer)
  const state = Uint32Array.from(STATE)
  for (let at = 0; at < data.byteLength; at += BLOCK_BYTES) mix(state, schedule(data, at))
  const digest = new DataView(new ArrayBuffer(32))
  for (const [at, word] of state.entries()) digest.setUint32(at * 4, word)
  return new Uint8Array(digest.buffer)
}

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES)
  const whole = new Uint8Array(blocks * BLOCK_BYTES)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8)
  return whole
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function schedule(data: DataView, at: number): Uint32Array {
  const words = new Uint32Array(ROUNDS.length)
  const word = (index: number): number => words[index] ?? 0
  for (let index = 0; index < words.length; index += 1) {
    const [near, far] = [word(index - 2), word(index - 15)]
    words[index] =
      index < 16
        ? data.getUint32(at + index * 4)
        : word(index - 16) +
          word(index - 7) +
          (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)) +
          (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3))
  }
  return words
}

type Eight = readonly [number, number, number, number, number, number, number, number]

function mix(state: Uint32Array, words: Uint32Array): void {
  let mixed = [...state] as unknown as Eight
  for (const [index, round] of ROUNDS.entries()) mixed = turn(mixed, round + (words[index] ?? 0))
  for (const [at, word] of mixed.entries()) state[at] = (state[at] ?? 0) + word
}

function turn([a, b, c, d, e, f, g, h]: Eight, added: number): Eight {
  const chosen = (e & f) ^ (~e & g)
  const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + added
  const most = (a & b) ^ (a & c) ^ (b & c)
  const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
  return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
}
