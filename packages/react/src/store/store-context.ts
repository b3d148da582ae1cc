import { createContext } from 'react'
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
} from 'react-redux'

const OUTSIDE = {
  get store(): never {
    throw new Error("This component needs a BankStore of '@sixpence/react/store' around it")
  },
} as unknown as ReactReduxContextValue // `store` is the first that each hook reads

/** Separate from React Redux's own context, because a host may have a store of its own. */
export const StoreContext = createContext<ReactReduxContextValue | null>(OUTSIDE)

/** Returns the store of the `BankStore` around the component. */
export const useStore = createStoreHook(StoreContext)
/** Returns its `dispatch`. */
export const useDispatch = createDispatchHook(StoreContext)
/** Selects from its state. */
export const useSelector = createSelectorHook(StoreContext)
