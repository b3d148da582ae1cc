import { lazyComponent, type LazyComponent } from '@sixpence/react/ui'

/**
 * Returns a route's screen, whose code is loaded when first shown. It gets no props, because props
 * from its route would make the route's type depend on itself.
 */
export const lazyScreen = <Module>(
  load: () => Promise<Module>,
  name: keyof Module,
): LazyComponent<object> => lazyComponent(load, name) as LazyComponent<object>
