import { csvOf, offerFile } from '#ui'
import type { RefObject } from 'react'
import type { Recording } from './recording.ts'

/** Rows a table of samples may have: beyond that spreadsheets open slowly. */
const maxRows = 20_000

/** The samples of a stretch, a column a channel, at the rate of the fastest channel that fits. */
export const traceCsv = (recording: Recording, from: number, to: number): string => {
  const fastest = Math.max(...recording.rings.map(({ rate }) => rate))
  const rate = Math.min(fastest, maxRows / (to - from))
  const rows = Array.from({ length: Math.floor((to - from) * rate) }, (_, row) => {
    const second = from + row / rate
    const values = recording.rings.map((ring) => {
      const value = ring.at(Math.round(second * ring.rate))
      return Number.isNaN(value) ? '' : Number(value.toPrecision(6))
    })
    return [Number(second.toFixed(4)), ...values]
  })
  const head = recording.channels.map(({ zh, unit }) => (unit === '' ? zh : `${zh} (${unit})`))
  return csvOf([['时间 (s)', ...head], ...rows])
}

/** Puts the drawn channels below each other into one picture and offers it. */
export const tracePicture = (channels: RefObject<HTMLDivElement>, name: string): void => {
  const sheets = [...channels.current.querySelectorAll('canvas')]
  const whole = document.createElement('canvas')
  whole.width = Math.max(...sheets.map(({ width }) => width))
  whole.height = sheets.reduce((sum, { height }) => sum + height, 0)
  const context = whole.getContext('2d')
  let y = 0
  for (const sheet of sheets) {
    context?.drawImage(sheet, 0, y)
    y += sheet.height
  }
  whole.toBlob((picture) => picture && offerFile(name, picture))
}
