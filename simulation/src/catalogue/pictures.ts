/** Sides are the patient's. */
export type Side = 'right' | 'left'

/** The lobes of the lungs. */
export const lobes = [
  'right-upper',
  'right-middle',
  'right-lower',
  'left-upper',
  'left-lower',
] as const

export type Lobe = (typeof lobes)[number]

/** A chest film, postero-anterior, upright; shares are 0 to 1. */
export type ChestFilm = {
  readonly kind: 'chest-film'
  readonly consolidation?: readonly {
    readonly lobe: Lobe
    /** How much of the lobe. */
    readonly extent: number
    readonly bronchogram?: boolean
  }[]
  /** How high the fluid stands: below 0.15 it only blunts the angle; 1 is a white side. */
  readonly effusion?: readonly { readonly side: Side; readonly height: number }[]
  /** How much of the lung is collapsed. */
  readonly pneumothorax?: { readonly side: Side; readonly size: number }
  readonly hyperinflation?: number
  readonly nodules?: readonly {
    readonly lobe: Lobe
    readonly mm: number
    readonly cavity?: boolean
  }[]
  /** Cardiothoracic ratio; up to 0.50 is normal. */
  readonly heart?: number
  readonly congestion?: number
  /** How much more the markings show; by side and zone they are the same. */
  readonly markings?: number
  /** Width of the right lower pulmonary artery in mm, up to 15 normal. */
  readonly artery?: number
  /** The mediastinum is pushed. */
  readonly shift?: { readonly to: Side; readonly mm: number }
  /** Air below the diaphragm. */
  readonly freeAir?: boolean
}

/** A head CT without contrast, three levels. */
export type HeadCt = {
  readonly kind: 'head-ct'
  /** The ribbon of the insula and the edge of the lentiform nucleus are lost on this side. */
  readonly insula?: Side
  /** The middle cerebral artery is dense on this side. */
  readonly artery?: Side
  /** Dark territory of the middle cerebral artery; extent 0 to 1. */
  readonly hypodense?: { readonly side: Side; readonly extent: number }
  readonly haemorrhage?: {
    readonly side: Side
    readonly place: 'basal-ganglia' | 'thalamus' | 'lobe'
    readonly ml: number
  }
  readonly shift?: { readonly to: Side; readonly mm: number }
}

/** A CT of the belly without contrast, three levels: bases of the lungs, pancreas, iliac fossa. */
export type AbdomenCt = {
  readonly kind: 'abdomen-ct'
  readonly pancreas?: 'swollen'
  /** Less dense than the spleen: fatty. */
  readonly liver?: 'dark'
  readonly effusion?: Side
  /** A thick appendix with hazy fat around it, and a stone of so many mm in it. */
  readonly appendix?: { readonly mm: number; readonly stone?: number }
  readonly ascites?: boolean
  readonly freeAir?: boolean
}

/** The female pelvis by ultrasound, two views, and the pouch between liver and kidney; depths in mm. */
export type PelvicUltrasound = {
  readonly kind: 'pelvic-ultrasound'
  readonly endometrium?: number
  /** A sac within the womb. */
  readonly sac?: number
  readonly mass?: { readonly side: Side; readonly length: number; readonly width: number }
  readonly fluid?: number
  readonly morison?: number
}

/** The belly by ultrasound, three views: liver and kidney, pancreas, right lower belly. */
export type AbdomenUltrasound = {
  readonly kind: 'abdomen-ultrasound'
  /** Bright before and dark behind: fatty. */
  readonly liver?: 'bright'
  readonly pancreas?: 'swollen'
  /** Gas hides part of the pancreas. */
  readonly gas?: boolean
  /** Outer width of a thick appendix and length of a stone in it, mm. */
  readonly appendix?: { readonly mm: number; readonly stone?: number }
  /** Depth of fluid between liver and kidney, mm. */
  readonly morison?: number
}

/** How an ulcer bleeds (Forrest). */
export const forrestClasses = ['Ia', 'Ib', 'IIa', 'IIb', 'IIc', 'III'] as const

/** A gastroscopy, two views: antrum and angle. */
export type Gastroscopy = {
  readonly kind: 'gastroscopy'
  readonly ulcer?: {
    readonly place: 'antrum' | 'angle'
    readonly mm: number
    readonly forrest: (typeof forrestClasses)[number]
  }
  readonly erosions?: boolean
  /** Dark fluid where it gathers. */
  readonly coffee?: boolean
}

/** A picture as parameters for drawing; what is absent is as in health. Every kind is of one test. */
export type Picture =
  | ChestFilm
  | HeadCt
  | AbdomenCt
  | AbdomenUltrasound
  | PelvicUltrasound
  | Gastroscopy

/** The kind of picture that a test has; a test that is not here has none. */
const kinds: Readonly<Record<string, Picture['kind']>> = {
  cxr: 'chest-film',
  'head-ct': 'head-ct',
  'abdomen-ct': 'abdomen-ct',
  'abdomen-us': 'abdomen-ultrasound',
  'pelvic-us': 'pelvic-ultrasound',
  gastroscopy: 'gastroscopy',
}

/** What is drawn are grown bodies: nobody younger than this (years) has pictures. */
export const pictureFromAge = 14

/** The kind of picture that a test brings; undefined where it brings none. */
export const pictureKindOf = (test: string): Picture['kind'] | undefined => kinds[test]

/** The picture of a healthy person. */
export const defaultPicture = (kind: Picture['kind']): Picture => ({ kind })
