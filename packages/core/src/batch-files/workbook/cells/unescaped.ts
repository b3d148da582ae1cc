const ESCAPED = /_x([\dA-Fa-f]{4})_/g

/** Replaces the escapes that workbooks have for characters that XML can't have. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(ESCAPED, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
