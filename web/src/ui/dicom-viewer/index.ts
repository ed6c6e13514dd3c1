import { lazy } from 'react'

/** A study in the page; the library that draws it comes with the first one that is opened. */
export const StudyViewer = lazy(() =>
  import('./viewer.tsx').then((module) => ({ default: module.StudyViewer })),
)
export { type ReadFrame, valuesOf } from './frame-values.ts'
export { type Frame, framesOf, type ViewerSeries } from './study-series.ts'
