import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { AriaLocale } from '../accessibility/aria-locale.tsx'
import { usePressableStyle } from '../fields/use-pressable-style.ts'

export interface TabsProps<Id extends string> {
  /** The name of the tabs for a screen reader. */
  label: string
  tabs: readonly { readonly id: Id; readonly label: string }[]
  selectedId: Id
  onSelect: (id: Id) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Parts of one screen, shown one at a time. Arrow keys go from one to the next. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selectedId, onSelect, children } = props
  const select = (id: unknown) => {
    const tab = tabs.find(each => each.id === id)
    if (tab && tab.id !== selectedId) onSelect(tab.id)
  }
  usePressableStyle()
  return (
    <AriaLocale>
      <AriaTabs className="sp-tabs" selectedKey={selectedId} onSelectionChange={select}>
        <TabList className="sp-tab-list" aria-label={label}>
          {tabs.map(tab => (
            <Tab key={tab.id} id={tab.id} className="sp-tab-handle">
              {tab.label}
            </Tab>
          ))}
        </TabList>
        <TabPanel key={selectedId} id={selectedId} className="sp-tab-panel">
          {children}
        </TabPanel>
      </AriaTabs>
    </AriaLocale>
  )
}
