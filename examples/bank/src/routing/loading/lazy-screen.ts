import { lazyComponent, type LazyComponent } from '@sixpence/react/ui'

/**
 * A screen of a route, whose code is loaded when it is first shown. It is handed nothing: what it
 * reads of its route would make the type of the route depend on itself.
 */
export const lazyScreen = <Module>(
  load: () => Promise<Module>,
  name: keyof Module,
): LazyComponent<object> => lazyComponent(load, name) as LazyComponent<object>
