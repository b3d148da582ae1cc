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

/** A picture that is to be a logo. */
export interface NewLogo {
  readonly name: string
  /** By default it is not, unless it is the first one. */
  readonly isDefault?: boolean | undefined
  /** A PNG or a JPEG. */
  readonly file: Blob
}

/** What changes of a logo; what is left out stays. */
export interface LogoChange {
  readonly id: string
  readonly name?: string | undefined
  readonly isDefault?: true | undefined
  readonly file?: Blob | undefined
}

/** The calls about logos that carry a picture. */
export interface LogoClient {
  /**
   * Adds a logo. The bank keeps the pixels of the picture and nothing else, and fewer of a large
   * one.
   *
   * @throws {SixpenceError} `file_refused` before anything is sent for a file that is no logo;
   *   `invalid_input` for what the bank does not take. Both name the rule as the field, e.g.
   *   `logoSides`.
   */
  createLogo(logo: NewLogo): Promise<Logo>
  /**
   * Renames a logo, makes it the default, or changes its picture.
   *
   * @throws {SixpenceError} As `createLogo`.
   */
  updateLogo(change: LogoChange): Promise<Logo>
}

/** Why a file can be no logo, found out before anything is sent; undefined where nothing is wrong. */
export async function checkLogo(file: Blob): Promise<LogoFault | undefined> {
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())
  return logoFaultOf(await readFileFacts({ size: file.size, read }))
}

/** Makes the calls that carry a picture. */
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
