// A file of payments, checked in a worker and shown in the grid, next to PapaParse.
import Papa from 'papaparse'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import batches from '../../locales/en/batches.json'
import common from '../../locales/en/common.json'
import errors from '../../locales/en/errors.json'
import payments from '../../locales/en/payments.json'
import sendMoney from '../../locales/en/send-money.json'
import transfers from '../../locales/en/transfers.json'
import { BatchDraft, checkBatchFile } from '../../packages/core/src/batch-files/index.ts'
import { requestPlatform } from '../../packages/core/src/platform/index.ts'
import { largeBatchFile, twoIbanFormat } from '../../packages/protocol/tests/large-batch-file.ts'
import { GridView } from '../../packages/react/src/batches/grid/grid-view.tsx'
import { MessagesProvider, useMessages } from '../../packages/react/src/i18n/index.ts'

const ROWS = Number(new URLSearchParams(location.search).get('rows'))
const WORDS = { batches, common, errors, payments, transfers, 'send-money': sendMoney }
const platform = {
  ...requestPlatform,
  createWorker: () => new Worker('/batch-worker.js', { type: 'module' }),
}
const file = new Blob([largeBatchFile(ROWS)])
const page = createRoot(document.querySelector('#root'))

const show = content =>
  page.render(
    h(
      MessagesProvider,
      { locale: 'en', loadMessages: (_locale, room) => WORDS[room] },
      h(Texts),
      content,
    ),
  )

/** The first texts of a page load what all others use. */
function Texts() {
  for (const room of Object.keys(WORDS)) useMessages(room)
  return null
}

function Grid({ from }) {
  const [draft, setDraft] = useState(from)
  return h('div', { className: 'sp-batch-grid' }, h(GridView, { draft, onChange: setDraft }))
}

show(null)
globalThis.size = file.size

/** Parses the file, whose text is in memory already; returns how long that takes. */
globalThis.parse = async () => {
  const text = await file.text()
  const began = performance.now()
  const { data } = Papa.parse(text, { header: true })
  const took = performance.now() - began
  if (data.length < ROWS) throw new Error('Not all rows were parsed.')
  return took
}

/** Checks the file and shows its rows; returns how long that takes, and the longest block. */
globalThis.check = async () => {
  show(null)
  await new Promise(resolve => setTimeout(resolve, 300))
  const blocks = watchBlocks()
  const began = performance.now()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const check = { format: twoIbanFormat(), accountCurrency: 'EUR' }
  const outcome = await checkBatchFile(bytes, check, { platform })
  const checkedMs = performance.now() - began
  if (outcome.checker.rows !== ROWS || outcome.checker.faultyRows > 0)
    throw new Error('Not all rows are right.')
  let ids = 0
  const newId = () => `r${(ids += 1)}`
  const { checker, finder } = outcome
  const draft = await BatchDraft.inSlices({ checker, finder, newId })
  show(h(Grid, { key: began, from: draft }))
  await new Promise(resolve => setTimeout(resolve, 700))
  if (!document.querySelector('[role=row] [role=gridcell]')) throw new Error('No rows are shown.')
  return { checkedMs, longestMs: blocks.end() }
}

/** Watches how long nothing else gets a turn. */
function watchBlocks() {
  let longest = 0
  let last = performance.now()
  let timer
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    timer = setTimeout(beat)
  }
  beat()
  return {
    end() {
      clearTimeout(timer)
      return longest
    },
  }
}

/** Scrolls by half a screen per frame. Returns the frames' times, and how many had no row in sight. */
globalThis.scroll = async frames => {
  const grid = document.querySelector('[role=grid]')
  const took = []
  let blank = 0
  let last = performance.now()
  for (let frame = 0; frame < frames; frame += 1) {
    grid.scrollTop += 300
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const now = performance.now()
    took.push(now - last)
    last = now
    const { left, width, top, height } = grid.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height * 0.8)
    if (!seen?.closest('[role=row]')?.textContent) blank += 1
  }
  took.sort((one, other) => one - other)
  return { p95: took[Math.floor(took.length * 0.95)], blank }
}
