/** Returns a name without the prefix of its namespace, which writers choose. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
