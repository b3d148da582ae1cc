/** Number formats of all languages. A number uses one grouping mark throughout. */
export const WRITINGS = [
  { decimal: '.', groups: [' ', ',', "'"] },
  { decimal: ',', groups: [' ', '.', "'"] },
] as const
