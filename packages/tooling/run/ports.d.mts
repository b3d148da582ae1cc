/** A port on which nobody listens. */
export function freePort(): Promise<number>
