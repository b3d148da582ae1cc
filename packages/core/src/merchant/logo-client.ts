import {
  LOGO_PART,
  logoFaultOf,
  merchantMethods,
  type Logo,
  type LogoFault,
} from '@sixpence/protocol/merchant'
import { readFileFacts } from '@sixpence/protocol/files'
import type { BankAccess } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'

/** A picture to add as a logo. */
export interface NewLogo {
  readonly name: string
  /** Default false, except for the first logo. */
  readonly isDefault?: boolean | undefined
  /** A PNG or a JPEG. */
  readonly file: Blob
}

/** Changes to a logo; anything left out stays the same. */
export interface LogoChange {
  readonly id: string
  readonly name?: string | undefined
  readonly isDefault?: true | undefined
  readonly file?: Blob | undefined
}

/** Calls about logos that send a picture. */
export interface LogoClient {
  /**
   * Adds a logo. The bank keeps only the picture's pixels, and scales down large ones.
   *
   * @throws {SixpenceError} `file_refused` before anything is sent if the file can't be a logo;
   *   `invalid_input` if the bank refuses it. Both name the rule as the field, e.g. `logoSides`.
   */
  createLogo(logo: NewLogo): Promise<Logo>
  /**
   * Renames a logo, makes it the default, or changes its picture.
   *
   * @throws {SixpenceError} Like `createLogo`.
   */
  updateLogo(change: LogoChange): Promise<Logo>
}

/** Checks a file before anything is sent; returns the reason it can't be a logo, or undefined. */
export async function checkLogo(file: Blob): Promise<LogoFault | undefined> {
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())
  return logoFaultOf(await readFileFacts({ size: file.size, read }))
}

/** Creates the calls that send a picture. */
export function logoClient({ call }: Pick<BankAccess, 'call'>): LogoClient {
  return {
    async createLogo({ file, ...input }) {
      await refuseFaulty(file)
      const files = { [LOGO_PART]: file }
      return (await call(merchantMethods.createLogo, input, { files })).logo
    },
    async updateLogo({ file, ...input }) {
      if (file) await refuseFaulty(file)
      const files = file && { [LOGO_PART]: file }
      return (await call(merchantMethods.updateLogo, input, files ? { files } : {})).logo
    },
  }
}

async function refuseFaulty(file: Blob): Promise<void> {
  const fault = await checkLogo(file)
  if (fault === undefined) return
  throw new SixpenceError('file_refused', 'It can be no logo', {
    fields: [{ field: fault, message: fault }],
  })
}
