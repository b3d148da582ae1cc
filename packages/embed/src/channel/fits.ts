/** Says whether a field's value may be there. */
export type Check = (value: unknown) => boolean

/** The fields of a message: these and no others. */
export type Shape = Readonly<Record<string, Check>>

/** Takes these very values. */
export const oneOf =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value)

/** Whether a value from a stranger has the fields of a shape, each right, and no others. */
export function fits(data: unknown, shape: Shape): boolean {
  // Whatever it is: Object() makes it something that can be asked for its own fields.
  const fields = Object(data) as Readonly<Record<string, unknown>>
  const names = Object.keys(shape)
  return (
    Object.keys(fields).length === names.length && names.every(name => shape[name]?.(fields[name]))
  )
}
