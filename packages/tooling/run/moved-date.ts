/** A `Date` by whose clock it is `moment` now, and which goes on from there. */
export function movedDate(moment: Date): DateConstructor {
  const ahead = moment.getTime() - Date.now()
  const Real = Date
  const now = () => Real.now() + ahead
  return new Proxy(Real, {
    construct: (_, given: [], newTarget) =>
      Reflect.construct(Real, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
