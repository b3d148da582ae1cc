import { intlLocale } from '@sixpence/protocol'
import type { NumberEntry } from './number-entry.ts'
import { NUMBER_FRAME_WORDS } from './number-frame-words.ts'

/** Where the frame is; its script and its sheet stand beside it. */
export const NUMBER_FRAME = '/card-number-frame'

/** Where the frame sends a number. */
export const NUMBER_VAULT = `${NUMBER_FRAME}/tokens`

/**
 * The frame's own policy. Its origin is opaque: even a page of the bank's own origin can read
 * nothing in it, and what is typed can be sent nowhere but to the vault.
 */
export const numberFramePolicy = (bankUrl: string, ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${bankUrl}${NUMBER_FRAME}.js`,
    `style-src ${bankUrl}${NUMBER_FRAME}.css`,
    `connect-src ${bankUrl}${NUMBER_VAULT}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    'sandbox allow-scripts',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The field in which a number is typed. */
export function numberFramePage(
  { hostOrigin, locale }: Pick<NumberEntry, 'hostOrigin' | 'locale'>,
  bankUrl: string,
): string {
  const { number } = NUMBER_FRAME_WORDS[locale]
  return `<!doctype html>
<html lang="${intlLocale(locale)}" data-host="${hostOrigin}" data-vault="${bankUrl}${NUMBER_VAULT}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${number}</title>
<link rel="stylesheet" href="${NUMBER_FRAME}.css">
<script src="${NUMBER_FRAME}.js" defer></script>
</head>
<body>
<input aria-label="${number}" inputmode="numeric" autocomplete="cc-number" maxlength="31"
  spellcheck="false" enterkeyhint="next">
</body>
</html>
`
}
