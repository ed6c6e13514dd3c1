import { expect, test } from 'vitest'
import {
  edgesOf,
  edgeWords,
  framesOf,
  spacingNote,
  type ViewerImage,
  windowsFor,
} from './study-series.ts'

const image: ViewerImage = {
  offset: 100,
  frameBytes: 8,
  frames: 1,
  rows: 2,
  columns: 2,
  samples: 1,
  bits: 16,
  signed: true,
  inverted: false,
  slope: 1,
  intercept: 0,
  unit: '',
  windows: [],
  positions: [],
}

test('frames of images follow one another', () => {
  const frames = framesOf({ name: '', images: [image, { ...image, frames: 3 }] })
  expect(frames.map(({ no }) => no)).toEqual([0, 0, 1, 2])
})

test('letters stand where the patient is', () => {
  expect(edgesOf(image)).toBeUndefined()
  expect(edgesOf({ ...image, orientation: [1, 0, 0, 0, 1, 0] })).toEqual({
    left: 'R',
    right: 'L',
    top: 'A',
    bottom: 'P',
  })
  expect(edgesOf({ ...image, orientation: [0, 1, 0, 0, 0, -1] })).toEqual({
    left: 'A',
    right: 'P',
    top: 'H',
    bottom: 'F',
  })
  expect(edgesOf({ ...image, orientation: [0.8, 0.6, 0, 0, 0, -1] })?.right).toBe('LP')
  expect(edgeWords({ ...image, orientation: [1, 0, 0, 0, 1, 0] })).toBe('左缘为右侧，上缘为前侧')
})

test('windows are those of the kind of picture', () => {
  expect(windowsFor({ ...image, unit: 'HU' }).map(({ name }) => name)).toEqual([
    '肺窗',
    '软组织',
    '骨窗',
    '脑窗',
  ])
  expect(windowsFor({ ...image, windows: [{ center: 1, width: 2 }] })).toEqual([
    { center: 1, width: 2, name: '默认窗' },
  ])
  expect(windowsFor({ ...image, samples: 3, unit: 'HU' })).toEqual([])
})

test('what millimetres are worth is said', () => {
  expect(spacingNote(image)).toMatch(/像素计/)
  expect(spacingNote({ ...image, spacing: { row: 1, column: 1, by: 'detector' } })).toMatch(/放大/)
  expect(spacingNote({ ...image, spacing: { row: 1, column: 1, by: 'patient' } })).toBe('')
})
