import type { BurnedIn } from './burned-in.ts'
import type { RemovedTag } from './clean-elements.ts'
import type { Geometry } from './geometry.ts'

/** An image of a cleaned study: what it is shown and measured by, and where in the package its pixels lie. */
export type StudyImage = Geometry & {
  /** Of the pixels of the first frame in the package; frames follow one another. */
  readonly offset: number
  readonly frameBytes: number
  readonly frames: number
  readonly rows: number
  readonly columns: number
  readonly samples: 1 | 3
  readonly bits: 8 | 16
  readonly signed: boolean
  readonly inverted: boolean
  readonly slope: number
  readonly intercept: number
  /** `HU` where values are Hounsfield units. */
  readonly unit: string
  readonly windows: readonly { readonly center: number; readonly width: number }[]
  /** Milliseconds from frame to frame, of a film. */
  readonly frameMs?: number
  /** Why words may stand in it. */
  readonly burnedIn?: BurnedIn
}

export type StudySeries = {
  readonly modality: string
  /** As the standard names parts of the body; empty where it is not said. */
  readonly bodyPart: string
  /** In the order in which they are leafed through. */
  readonly images: readonly StudyImage[]
}

/** An attribute of the study that did not stay, in so many of its files. */
export type StudyRemoval = RemovedTag & { readonly files: number }

/** What a study holds once it is cleaned. */
export type Study = {
  readonly series: readonly StudySeries[]
  readonly removals: readonly StudyRemoval[]
  /** Files that were not taken, and why; names of files are not told on, as they often name the patient. */
  readonly skipped: readonly { readonly reason: string; readonly files: number }[]
}

/** A cleaned study: a ZIP of its files, each a DICOM file without anything that names somebody, none of them compressed. */
export type CleanedStudy = { readonly study: Study; readonly bytes: Uint8Array }
