import { intlLocale } from '@sixpence/protocol'
import type { NumberEntry } from './number-entry.ts'
import { NUMBER_FRAME_WORDS } from './number-frame-words.ts'

/** The path of the frame; its script and style sheet are beside it. */
export const NUMBER_FRAME = '/card-number-frame'

/** The path to which the frame sends a number. */
export const NUMBER_VAULT = `${NUMBER_FRAME}/tokens`

/** Returns the page with the field for a number. */
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
