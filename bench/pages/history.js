// 10,000 rows of a history, shown in five ways.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import accounts from '../../locales/en/accounts.json'
import common from '../../locales/en/common.json'
import history from '../../locales/en/history.json'
import { groupByDate } from '../../packages/core/src/history/group-by-date.ts'
import { formatTime } from '../../packages/core/src/locale/index.ts'
import { formatMoney } from '../../packages/core/src/money/index.ts'
import { HistoryRows } from '../../packages/react/src/history/history-rows.tsx'
import { MessagesProvider, useFormats, useMessages } from '../../packages/react/src/i18n/index.ts'

const ROWS = Number(new URLSearchParams(location.search).get('rows'))
const HEIGHT = 69
const rows = Array.from({ length: ROWS }, (_, index) => ({
  id: String(index),
  transactionId: `movement-${index}`,
  date: new Date(Date.UTC(2026, 10, 21) - index * 9_000_000).toISOString(),
  type: index % 10 === 0 ? 'deposit' : 'p2pTransfer',
  accountId: '2104400017',
  direction: index % 10 === 0 ? 'in' : 'out',
  amount: `${(index * 7919) % 5800}.50`,
  currencyCode: 'EUR',
  balanceAfter: '100.00',
  counterpartyName: `Person ${index}`,
  description: `Note ${index}`,
  status: 'completed',
}))
const textOf = row => `${row.counterpartyName} ${row.description} -€${row.amount}`

// Each prepares a page and returns the function that draws the rows into it.
const WAYS = {
  'floor: pooled rows, no framework': root => () => pooled(root),
  'TanStack Virtual, bare': inReact(() => h(Bare)),
  'TanStack Virtual, the same markup': inReact(() => h(SameMarkup)),
  'plain React': inReact(() =>
    h('ul', null, ...rows.map(row => h('li', { key: row.id, className: 'row' }, textOf(row)))),
  ),
  'sixpence HistoryRows': inReact(() => h(Ours), h(Texts)),
}

/** Renders into an existing page, as when somebody comes to the history from another screen. */
function inReact(rowsOf, before = null) {
  return root => {
    const page = createRoot(root)
    page.render(h(Page, null, before))
    return () => page.render(h(Page, null, rowsOf()))
  }
}

function Page({ children }) {
  return h(
    MessagesProvider,
    { locale: 'en', loadMessages: (_locale, room) => WORDS[room] },
    children,
  )
}

/** A text and a day: the first ones of a page load what all others use. */
function Texts() {
  for (const room of Object.keys(WORDS)) useMessages(room)
  const { t } = useMessages('history')
  const day = useFormats().dayHeading('2026-11-20', '2026-11-21')
  return h('p', { hidden: true }, t('topCta'), day)
}

function pooled(root) {
  root.style.cssText = `position:relative;height:${ROWS * HEIGHT}px`
  const pool = Array.from({ length: 24 }, () => {
    const row = document.createElement('div')
    row.className = 'row'
    row.style.cssText = 'position:absolute;width:100%'
    row.append(document.createTextNode(''))
    root.append(row)
    return row
  })
  const draw = () => {
    const first = Math.max(0, Math.floor(window.scrollY / HEIGHT) - 4)
    for (let index = first; index < Math.min(first + pool.length, ROWS); index += 1) {
      const row = pool[index % pool.length]
      if (row.shown === index) continue
      row.shown = index
      row.style.transform = `translateY(${index * HEIGHT}px)`
      row.firstChild.data = textOf(rows[index])
    }
  }
  draw()
  addEventListener('scroll', draw, { passive: true })
}

function Bare() {
  const virtual = useWindowVirtualizer({ count: ROWS, estimateSize: () => HEIGHT, overscan: 8 })
  return h(
    'div',
    { style: { position: 'relative', height: virtual.getTotalSize() } },
    virtual.getVirtualItems().map(({ key, index, start }) =>
      h(
        'div',
        {
          key,
          className: 'row',
          style: { position: 'absolute', width: '100%', transform: `translateY(${start}px)` },
        },
        textOf(rows[index]),
      ),
    ),
  )
}

/** The markup of our rows, drawn in the shortest possible way. */
function SameMarkup() {
  const virtual = useWindowVirtualizer({ count: ROWS, estimateSize: () => HEIGHT, overscan: 8 })
  return h(
    'ul',
    { className: 'sp-list', style: { position: 'relative', height: virtual.getTotalSize() } },
    virtual.getVirtualItems().map(({ key, index, start }) => {
      const style = { position: 'absolute', width: '100%', transform: `translateY(${start}px)` }
      return h('li', { key, className: 'sp-list-item', style }, h(MarkupOf, { row: rows[index] }))
    }),
  )
}

function MarkupOf({ row }) {
  const { counterpartyName: name, description, direction, amount, currencyCode, date } = row
  const sign = direction === 'in' ? '' : '-'
  return h(
    'button',
    { type: 'button', className: 'sp-list-row sp-list-row-pressable' },
    h(
      'span',
      { className: 'sp-list-leading' },
      h('span', { className: 'sp-disc', 'data-tint': 1, 'aria-hidden': true }, name.slice(0, 1)),
    ),
    h(
      'span',
      { className: 'sp-list-main' },
      h('span', { className: 'sp-list-title' }, h('bdi', null, name)),
      h('span', { className: 'sp-list-description' }, h('bdi', null, description)),
    ),
    h(
      'span',
      { className: 'sp-list-trailing' },
      h(
        'span',
        { className: 'sp-list-value' },
        h('span', { className: 'sp-visually-hidden' }, direction),
        h(
          'data',
          { className: 'sp-money', value: amount },
          formatMoney({ amount: `${sign}${amount}`, currencyCode }, 'en'),
        ),
      ),
      h(
        'span',
        { className: 'sp-list-description' },
        h('time', { dateTime: date }, formatTime(date, 'en')),
      ),
    ),
    h('svg', { className: 'sp-icon', viewBox: '0 0 24 24' }, h('path', { d: 'm9 6 6 6-6 6' })),
  )
}

const WORDS = { accounts, common, history }
const IDLE = {
  hasMore: false,
  isLoadingMore: false,
  isOutdated: false,
  failure: undefined,
  loadMore: () => undefined,
}
const open = () => undefined

function Ours() {
  return h(HistoryRows, {
    days: groupByDate(rows),
    history: IDLE,
    onOpen: open,
    onTop: open,
  })
}

// The first amount and time of a page load the browser's own tables of the language, which a bank
// has done long before somebody opens a history.
formatMoney({ amount: '1.00', currencyCode: 'EUR' }, 'en')
formatTime(rows[0].date, 'en')

/** Returns the time until the first rows are on the page. */
globalThis.show = async way => {
  const draw = WAYS[way](document.querySelector('#root'))
  await new Promise(resolve => setTimeout(resolve, 200))
  return painted(draw)
}

const painted = draw =>
  new Promise(resolve => {
    const begun = performance.now()
    draw()
    const look = () => {
      if (document.querySelector('.row, .sp-list-item')) {
        // Runs after the frame that paints them.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
      } else requestAnimationFrame(look)
    }
    look()
  })

/**
 * Scrolls by most of a screen per frame. Returns the frames' times, and the number of frames
 * without a visible row.
 */
globalThis.scroll = async frames => {
  const took = []
  let blank = 0
  let last = performance.now()
  for (let frame = 0; frame < frames; frame += 1) {
    window.scrollBy(0, 500)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const now = performance.now()
    took.push(now - last)
    last = now
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    if (!seen?.closest('.row, .sp-list-item, .sp-history-heading')) blank += 1
  }
  took.sort((one, other) => one - other)
  return { p95: took[Math.floor(took.length * 0.95)], blank }
}
globalThis.ways = Object.keys(WAYS)
