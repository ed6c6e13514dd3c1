import { cache, Enums, imageLoader, metaData, type Types, utilities } from '@cornerstonejs/core'
import { type ReadFrame, valuesOf } from './frame-values.ts'
import type { Frame } from './study-series.ts'

const scheme = 'study'
/** Of decoded frames, so much is kept at hand. */
const cacheBytes = 268_435_456

type Known = { readonly frame: Frame; readonly at: number; readonly read: ReadFrame }
const known = new Map<string, Known>()
let studies = 0

const imageOf = (imageId: string, { frame }: Known, bytes: ArrayBuffer): Types.IImage => {
  const { image } = frame
  const { values, slope, intercept } = valuesOf(bytes, frame)
  let [least, most] = [Infinity, -Infinity]
  for (const one of values) {
    if (one < least) least = one
    if (one > most) most = one
  }
  const proposed = image.windows[0] ?? {
    center: ((least + most) / 2) * slope + intercept,
    width: Math.max(1, (most - least) * slope),
  }
  const isColour = image.samples === 3
  const [center, width] = isColour
    ? [128, 256]
    : [(proposed.center - intercept) / slope, proposed.width / slope]
  return {
    imageId,
    minPixelValue: least,
    maxPixelValue: most,
    slope: 1,
    intercept: 0,
    windowCenter: center,
    windowWidth: Math.abs(width),
    voiLUTFunction: Enums.VOILUTFunctionType.LINEAR,
    getPixelData: () => values,
    getCanvas: () => document.createElement('canvas'),
    rows: image.rows,
    columns: image.columns,
    height: image.rows,
    width: image.columns,
    color: isColour,
    rgba: false,
    numberOfComponents: image.samples,
    columnPixelSpacing: image.spacing?.column ?? 1,
    rowPixelSpacing: image.spacing?.row ?? 1,
    invert: image.inverted,
    photometricInterpretation: isColour ? 'RGB' : image.inverted ? 'MONOCHROME1' : 'MONOCHROME2',
    sizeInBytes: values.byteLength,
    dataType: values.constructor.name as Types.PixelDataTypedArrayString,
    voxelManager: utilities.VoxelManager.createImageVoxelManager({
      width: image.columns,
      height: image.rows,
      scalarData: values,
      numberOfComponents: image.samples,
    }),
  }
}

const planeOf = ({ frame: { image, no }, at }: Known) => {
  const directions = image.orientation ?? [1, 0, 0, 0, 1, 0]
  // Where no place is known each frame has one of its own, so that none is taken for another.
  const position = image.positions[no] ?? [0, 0, at]
  return {
    rows: image.rows,
    columns: image.columns,
    rowPixelSpacing: image.spacing?.row ?? 1,
    columnPixelSpacing: image.spacing?.column ?? 1,
    usingDefaultValues: image.spacing === undefined,
    imagePositionPatient: position,
    imageOrientationPatient: directions,
    rowCosines: directions.slice(0, 3),
    columnCosines: directions.slice(3),
    frameOfReferenceUID: `${scheme}-frame`,
  }
}

type Module = (typeof Enums.MetadataModules)[keyof typeof Enums.MetadataModules]
const modules = new Set<string>(Object.values(Enums.MetadataModules))
const isModule = (type: string): type is Module => modules.has(type)

const aboutOf = (type: Module, one: Known): unknown => {
  const { image } = one.frame
  if (type === Enums.MetadataModules.IMAGE_PLANE) return planeOf(one)
  if (type === Enums.MetadataModules.IMAGE_PIXEL)
    return {
      bitsAllocated: image.samples === 3 ? 8 : 16,
      bitsStored: image.samples === 3 ? 8 : 16,
      highBit: image.samples === 3 ? 7 : 15,
      samplesPerPixel: image.samples,
      pixelRepresentation: image.signed || image.intercept < 0 ? 1 : 0,
      photometricInterpretation:
        image.samples === 3 ? 'RGB' : image.inverted ? 'MONOCHROME1' : 'MONOCHROME2',
    }
  if (type === Enums.MetadataModules.GENERAL_SERIES)
    return { modality: image.unit === 'HU' ? 'CT' : 'OT' }
  if (type === Enums.MetadataModules.MODALITY_LUT)
    return { rescaleSlope: 1, rescaleIntercept: 0, rescaleType: image.unit }
  return undefined
}

/** Teaches the viewer where frames come from. Done once, before the first study. */
export const teachFrames = (): void => {
  cache.setMaxCacheSize(cacheBytes)
  imageLoader.registerImageLoader(scheme, (imageId) => {
    const gone = new AbortController()
    const load = async () => {
      const one = known.get(imageId)
      if (!one) throw new Error('no such frame')
      return imageOf(imageId, one, await one.read(one.frame, gone.signal))
    }
    return { promise: load(), cancelFn: () => gone.abort() }
  })
  metaData.addProvider((type: string, imageId: unknown) => {
    const one = typeof imageId === 'string' ? known.get(imageId) : undefined
    return one && isModule(type) ? aboutOf(type, one) : undefined
  })
}

/** Names the frames of a series for the viewer; what it answers takes them away again. */
export const nameFrames = (frames: readonly Frame[], read: ReadFrame) => {
  studies += 1
  const ids = frames.map((frame, at) => {
    const id = `${scheme}:${studies}/${at}`
    known.set(id, { frame, at, read })
    return id
  })
  const forget = () => {
    for (const id of ids) {
      known.delete(id)
      if (cache.getImageLoadObject(id)) cache.removeImageLoadObject(id)
    }
  }
  return { ids, forget }
}
