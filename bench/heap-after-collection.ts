// Loaded before a server that is measured: once a minute everything is collected, and what is left is noted.
import { appendFileSync } from 'node:fs'

const file = process.env['BENCH_HEAP']
const collect = (globalThis as { gc?: () => void }).gc
const began = performance.now()
const note = (): void => {
  if (!file || !collect) return
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  const minutes = (performance.now() - began) / 60_000
  appendFileSync(file, `${JSON.stringify({ minutes, heapUsed, external, rss })}\n`)
}
setInterval(note, 60_000).unref()
