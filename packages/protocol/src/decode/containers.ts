import { checked, type Check } from './checks.ts'
import { isObject, locate, refuse, type Run, type Step } from './step.ts'
import type { OptionalStep } from './values.ts'

/** A list of items, with checks of the list. */
export function list<Item>(item: Step<Item>, ...checks: readonly Check[]): Step<Item[]> {
  if (checks.length === 0) {
    const readAll: Step<Item[]> = (value, run) => readItems(item, value, run)
    const later = (value: unknown, run: Run) =>
      isLong(value) ? putOff(item, value, run) : readAll(value, run)
    return Object.assign(readAll, { later })
  }
  const read = checked<Item[]>((value, run) => readItems(item, value, run), ...checks)
  return (value, run) => {
    if (run.mode !== 'decode' || !Array.isArray(value)) return read(value, run)
    const { message } = checks.find(({ most = Infinity }) => value.length > most) ?? {}
    const isTooLong = checks.some(({ most = Infinity }) => value.length > most)
    return isTooLong ? refuse(value, run, { message, ends: 'all' }) : read(value, run)
  }
}

/** The length from which a list is read in slices. */
const LONG = 500

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length >= LONG

function putOff<Item>(item: Step<Item>, from: readonly unknown[], run: Run): Item[] {
  const items: Item[] = []
  run.putOff.push({ item, from, items })
  return items
}

function readItems<Item>(item: Step<Item>, value: unknown, run: Run): Item[] {
  if (!Array.isArray(value)) return refuse(value, run)
  const { faults } = run
  const items: Item[] = []
  for (let at = 0; at < value.length; at += 1) {
    const since = faults.length
    items.push(item(value[at], run))
    if (faults.length > since) locate(run, since, at)
  }
  return items
}

/** The fields of an object, by name. */
export type Shape = Readonly<Record<string, Step>>

type ResultOf<One> = One extends Step<infer Value> ? Value : never

/** The values of fields; those of optional ones may be absent. */
export type FieldsOf<Fields extends Shape> = Flat<FieldsApart<Fields>>

type Flat<Fields> = { [Name in keyof Fields]: Fields[Name] }

type FieldsApart<Fields extends Shape> = {
  [Name in keyof Fields as Fields[Name] extends OptionalStep<unknown> ? never : Name]: ResultOf<
    Fields[Name]
  >
} & {
  [Name in keyof Fields as Fields[Name] extends OptionalStep<unknown> ? Name : never]?: ResultOf<
    Fields[Name]
  >
}

/** An object with these fields. Others are dropped. */
export function object<Fields extends Shape>(shape: Fields): Step<FieldsOf<Fields>> {
  const parts = Object.entries<Step>(shape).map(([name, step]) => ({ name, step }))
  const read = reader<FieldsOf<Fields>>(parts)
  if (parts.length === 0) return Object.assign(read, { isEmpty: true })
  if (!parts.some(({ step }) => step.later)) return read
  const later = parts.map(({ name, step }) => ({ name, step: step.later ?? step }))
  return Object.assign(read, { later: reader<FieldsOf<Fields>>(later) })
}

const reader =
  <Value>(parts: readonly Part[]): Step<Value> =>
  (value, run) => {
    if (!isObject(value)) return refuse(value, run)
    const isSent = run.mode === 'decode' && Object.getPrototypeOf(value) === Object.prototype
    const fields = isSent ? readCopy(parts, value, run) : readFields(parts, value, run)
    return fields as Value // One for each step.
  }

type Sent = Record<PropertyKey, unknown>

interface Part {
  readonly name: string
  readonly step: Step
}

/** Copies an object and replaces what changes, because adding each field takes far longer. */
function readCopy(parts: readonly Part[], value: Sent, run: Run): Sent {
  const { faults } = run
  const fields = { ...value }
  let known = 0
  for (const { name, step } of parts) {
    const given = fields[name]
    const since = faults.length
    let found: unknown
    if (given === undefined && !(name in fields)) {
      found = readAbsent(step, name, run)
      if (found === undefined) continue
    } else {
      found = step(given, run)
      if (faults.length > since) locate(run, since, name)
    }
    known += 1
    if (found !== given) fields[name] = found
  }
  for (const _ in fields) known -= 1
  return known === 0 ? fields : picked(fields, parts)
}

function picked(fields: Sent, parts: readonly Part[]): Sent {
  const kept: Sent = {}
  for (const { name } of parts) if (Object.hasOwn(fields, name)) kept[name] = fields[name]
  return kept
}

function readFields(parts: readonly Part[], value: Sent, run: Run): Sent {
  const { faults } = run
  const fields: Sent = {}
  for (const { name, step } of parts) {
    const given = value[name]
    if (given === undefined && !(name in value)) {
      const found = readAbsent(step, name, run)
      if (found !== undefined) fields[name] = found
      continue
    }
    const since = faults.length
    fields[name] = step(given, run)
    if (faults.length > since) locate(run, since, name)
  }
  return fields
}

/** Returns the value that a step finds for an absent field; refuses one that is required. */
function readAbsent(step: Step, name: string, run: Run): unknown {
  if (step.mayBeAbsent && step.staysAbsent) return undefined
  const since = run.faults.length
  const found = step(undefined, run)
  if (!step.mayBeAbsent && run.faults.length === since) refuse(undefined, run)
  if (run.faults.length > since) locate(run, since, name)
  return step.mayBeAbsent ? found : undefined
}

/** An object with only these fields. */
export function strictObject<Fields extends Shape>(shape: Fields): Step<FieldsOf<Fields>> {
  const read = object(shape)
  return (value, run) => {
    const fields = read(value, run)
    if (isObject(value) && hasOthers(value, shape)) refuse(value, run, { ends: 'none' })
    return fields
  }
}

function hasOthers(value: object, shape: Shape): boolean {
  for (const name in value) if (!Object.hasOwn(shape, name)) return true
  return false
}

/** An object of values by key, each key read by a step. */
export function record<Item>(key: Step, item: Step<Item>): Step<Record<string, Item>> {
  return (value, run) => {
    if (!isPlain(value)) return refuse(value, run)
    const items: Record<PropertyKey, Item> = {}
    for (const name of Reflect.ownKeys(value)) {
      if (name === '__proto__' || !Object.prototype.propertyIsEnumerable.call(value, name)) continue
      const since = run.faults.length
      key(name, run)
      if (run.faults.length > since) {
        run.faults.length = since
        run.isStopped = false
        refuse(name, run, { path: [name] })
        continue
      }
      items[name] = item(value[name], run)
      if (run.faults.length > since) locate(run, since, name)
    }
    return items
  }
}

/** An object of values under these keys, and no others. */
export function recordOf<const Name extends string, Item>(
  names: readonly Name[],
  item: Step<Item>,
  isWhole: boolean,
): Step<Partial<Record<Name, Item>>> {
  const known = new Set<PropertyKey>(names)
  return (value, run) => {
    if (!isPlain(value)) return refuse(value, run)
    const items: Record<PropertyKey, Item> = {}
    const own = Reflect.ownKeys(value).filter(name =>
      Object.prototype.propertyIsEnumerable.call(value, name),
    )
    for (const name of isWhole ? names : own) {
      if (!known.has(name)) continue
      const since = run.faults.length
      items[name] = item(value[name], run)
      if (run.faults.length > since) locate(run, since, name)
    }
    const isStrange = (name: PropertyKey) =>
      !known.has(name) && (isWhole ? typeof name === 'string' : name !== '__proto__')
    if (own.some(isStrange)) refuse(value, run, { ends: 'none' })
    return items as Partial<Record<Name, Item>> // Only known names.
  }
}

/** Returns true for an object that no class made. */
function isPlain(value: unknown): value is Record<PropertyKey, unknown> {
  if (!isObject(value)) return false
  const made: unknown = value['constructor']
  if (typeof made !== 'function') return true
  const prototype: unknown = made.prototype
  return isObject(prototype) && Object.hasOwn(prototype, 'isPrototypeOf')
}
