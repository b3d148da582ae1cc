import type { KeyboardEvent } from 'react'
import { besides, moved, type Position } from './position/move.ts'
import type { ToolTask } from './tools/use-tools.ts'
import type { GridTask } from './use-grid.ts'

/** Does what a key pressed in a cell stands for. */
export function pressInGrid(event: KeyboardEvent, grid: ToolTask, page: number): void {
  const { key } = event
  const isCtrl = event.ctrlKey || event.metaKey
  const size = { rows: grid.rows.ids.length, columns: grid.width, page }
  const position = moved(grid.at, { key, isCtrl }, size)
  const press = isCtrl ? CTRL_PRESSES[key.toLowerCase()] : PRESSES[key]
  if (position && isVertical(position, grid.at) && event.shiftKey) grid.select(position)
  else if (position) grid.go(position)
  else if (press) press(grid, event)
  else if (!isCtrl && isLetter(event)) grid.edit(key)
  else return
  event.preventDefault()
}

const isVertical = (to: Position, from: Position): boolean => to.column === from.column

/** True for a key that begins a text. */
const isLetter = ({ key, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !altKey

type Press = (grid: ToolTask, event: KeyboardEvent) => unknown

const PRESSES: Readonly<Record<string, Press>> = {
  F8: (grid, { shiftKey }) => grid.goToFault(shiftKey ? -1 : 1),
  Delete: grid => grid.empty(),
  Backspace: grid => grid.empty(),
  Enter: grid => grid.edit(),
  F2: grid => grid.edit(),
}

const CTRL_PRESSES: Readonly<Record<string, Press>> = {
  enter: grid => grid.mendAll(),
  d: grid => grid.fill(),
  f: grid => grid.replace(),
  z: ({ draft, turn }, { shiftKey }) => turn(shiftKey ? draft.redo() : draft.undo()),
  y: ({ draft, turn }) => turn(draft.redo()),
}

/** Does what a key pressed in the field of a cell stands for. Returns true if that ends the edit. */
export function pressInField(event: KeyboardEvent, text: string, grid: GridTask): boolean {
  const { key, shiftKey } = event
  const size = { rows: grid.rows.ids.length, columns: grid.columns.length + 1, page: 1 }
  // The text isn't the user's yet while an input method composes it.
  if (event.nativeEvent.isComposing || !ENDING.has(key)) return false
  event.preventDefault()
  if (key === 'Escape') {
    grid.go(grid.at)
    return true
  }
  const draft = grid.keep(text)
  if (key === 'F8') grid.goToFault(shiftKey ? -1 : 1, draft)
  else if (key === 'Tab') grid.go(besides(grid.at, shiftKey ? -1 : 1, size))
  else grid.go(moved(grid.at, { key: 'ArrowDown', isCtrl: false }, size) ?? grid.at)
  return true
}

const ENDING = new Set(['Escape', 'Enter', 'Tab', 'F8'])
