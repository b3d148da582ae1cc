const LED = /^'(?='*[=+\-@\t\r])/

/**
 * Returns the text of a cell without the apostrophe by which our files keep spreadsheets from
 * running it as a formula.
 */
export const withoutLead = (text: string): string => text.replace(LED, '')
