import { Suspense, useState } from 'react'
import { Boundary } from '../../loading/boundary.tsx'
import { lazyComponent } from '../../loading/lazy-component.tsx'
import { PlainField } from './plain-field.tsx'
import { PlainSelect } from './plain-select.tsx'
import type { LeftField, SearchSelectProps } from './search-field.ts'

export type { SearchSelectOption, SearchSelectProps } from './search-field.ts'

const SearchBox = lazyComponent(() => import('./search-box.tsx'), 'SearchBox')

/**
 * A choice of many options: typing any part of a name leaves those that have it. It starts as a
 * plain field, and keeps what is typed there when its list has loaded.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, selectedId, onSelect, name } = props
  const [left] = useState<LeftField>(() => ({}))
  return (
    <Boundary
      renderFailure={() => <PlainSelect {...{ label, options, selectedId, onSelect, name }} />}
    >
      <Suspense fallback={<PlainField {...{ label, options, selectedId, left }} />}>
        <SearchBox {...props} left={left} />
      </Suspense>
    </Boundary>
  )
}

/** Loads the field with its list ahead, e.g. while its options are loading. */
SearchSelect.preload = (): Promise<void> | undefined => SearchBox.preload()
