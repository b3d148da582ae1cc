import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { regulatedEntitySchema } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import type { LetterHead } from '../letter-head.ts'

const brandFileSchema = z.object({
  regulatedEntity: regulatedEntitySchema,
  region: z.optional(z.string()),
})

/**
 * Returns the identity of a branded bank from the brand's file, with the logo and colours beside
 * it; undefined without a file.
 *
 * @throws {Error} If the file isn't a brand.
 */
export function brandEntity(file: string | undefined): LetterHead | undefined {
  if (!file) return undefined
  const { regulatedEntity, region } = z.parse(
    brandFileSchema,
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const [logo, theme] = ['logo.svg', 'theme.css'].map(name => beside(file, name))
  return {
    ...regulatedEntity,
    region,
    ...(logo !== undefined && { logo }),
    ...(theme !== undefined && { colors: colorsOf(theme) }),
  }
}

function beside(file: string, name: string): string | undefined {
  const path = join(dirname(file), name)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

const COLOR = /--sp-color-(page|surface|text|border|header|on-header): (#\w+);/g

const colorsOf = (theme: string): Record<string, string> =>
  Object.fromEntries([...theme.matchAll(COLOR)].map(([, name = '', value = '']) => [name, value]))
