/** True if a field may have this value. */
export type Check = (value: unknown) => boolean

/** The fields of a message: exactly these. */
export type Shape = Readonly<Record<string, Check>>

/** Accepts only these values. */
export const oneOf =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value)

/** True if an untrusted value has exactly the fields of a shape, all valid. */
export function fits(data: unknown, shape: Shape): boolean {
  // Object() turns any value into something with fields.
  const fields = Object(data) as Readonly<Record<string, unknown>>
  const names = Object.keys(shape)
  return (
    Object.keys(fields).length === names.length && names.every(name => shape[name]?.(fields[name]))
  )
}
