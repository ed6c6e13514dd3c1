import { randomBytes } from 'node:crypto'
import dcmjs, { type DataElement } from 'dcmjs'
import { entriesOf, Unreadable } from '#platform/documents'
import { burnedInOf } from './burned-in.ts'
import { cleanElements, type RemovedTag } from './clean-elements.ts'
import { element, type Elements, numberOf, wordOf } from './elements.ts'
import { alongStack, geometryOf, rescaleOf, windowsOf } from './geometry.ts'
import { newUids } from './new-uid.ts'
import { explicitLittle, pixelElements, pixelsOf } from './pixels.ts'
import { isDicom, readPart10 } from './read-part10.ts'
import { storedEnds } from './stored-zip.ts'
import { packageName, packStudy } from './study-package.ts'
import type { CleanedStudy, Study, StudyImage, StudyRemoval } from './study-types.ts'

/** What a study may hold: a long CT, not a whole archive. */
const maxFiles = 1_500
const maxBytes = 268_435_456
const largestFile = 134_217_728

/** A file that was cleaned, and what it is sorted by. */
type Cleaned = {
  readonly seriesUid: string
  readonly seriesNo: number
  readonly instanceNo: number
  readonly modality: string
  readonly bodyPart: string
  readonly image: Omit<StudyImage, 'offset'>
  readonly file: Uint8Array
  readonly removed: readonly RemovedTag[]
}

const implementation = '2.25.223384652812117406172836447120349581'

const written = (elements: Record<string, DataElement>): Uint8Array => {
  const dict = new dcmjs.data.DicomDict({
    '00020001': element('OB', new Uint8Array([0, 1]).buffer),
    '00020002': element('UI', wordOf(elements, '00080016')),
    '00020003': element('UI', wordOf(elements, '00080018')),
    '00020010': element('UI', explicitLittle),
    '00020012': element('UI', implementation),
  })
  dict.dict = elements
  return new Uint8Array(dict.write())
}

/** Cleans one file; throws Unreadable with the reason where it shows nothing. */
const cleaned = async (
  bytes: Uint8Array,
  newUid: (uid: string) => string,
  room: number,
): Promise<Cleaned> => {
  const { meta, dict } = readPart10(bytes)
  const given: Elements = dict
  if (!given['7FE00010']) throw new Unreadable('不含图像（如报告、波形、目录）')
  const pixels = await pixelsOf(given, wordOf(meta, '00020010') || explicitLittle, room)
  const { elements, removed } = cleanElements(given, newUid)
  const { frames, rows, columns, samples, bits, signed, inverted } = pixels
  const geometry = geometryOf(given, frames)
  const burnedIn = burnedInOf(given, pixels)
  const frameMs = numberOf(given, '00181063')
  for (const tag of Object.keys(elements))
    if (/^0028[12]{1}[12]0[123]$/.test(tag)) delete elements[tag]
  const file = written({
    ...elements,
    ...pixelElements(pixels),
    '00120062': element('CS', 'YES'),
    '00120063': element('LO', 'DICOM PS3.15 E.1 Basic Profile, listed attributes only'),
  })
  return {
    seriesUid: wordOf(elements, '0020000E'),
    seriesNo: numberOf(given, '00200011') ?? 0,
    instanceNo: numberOf(given, '00200013') ?? 0,
    modality: wordOf(elements, '00080060'),
    bodyPart: wordOf(elements, '00180015'),
    file,
    removed,
    image: {
      frames,
      rows,
      columns,
      samples,
      bits,
      signed,
      inverted,
      frameBytes: rows * columns * samples * (bits / 8),
      ...geometry,
      ...rescaleOf(given),
      windows: windowsOf(given),
      ...(frameMs !== undefined && frameMs > 0 && { frameMs }),
      ...(burnedIn && { burnedIn }),
    },
  }
}

/** Slices as they lie in the patient, and where that is not known as they are numbered. */
const inOrder = (one: Cleaned, other: Cleaned): number => {
  const [here, there] = [alongStack(one.image), alongStack(other.image)]
  if (here !== undefined && there !== undefined && here !== there) return here - there
  return one.instanceNo - other.instanceNo
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The files of what was uploaded: one, or those of a ZIP, each opened when it is its turn. */
const filesOf = (bytes: Uint8Array): readonly (() => Uint8Array)[] => {
  if (isDicom(bytes)) return [() => bytes]
  if (!isZip(bytes)) throw new Unreadable('不是 DICOM 文件，也不是 ZIP 压缩包')
  const bounds = { entries: maxFiles * 2, bytes: largestFile, together: maxBytes * 2 }
  const entries = entriesOf(bytes, bounds).filter(
    // What is known of a study that was cleaned before is no file of it.
    ({ name }) => !name.endsWith('/') && name !== packageName,
  )
  if (entries.length > maxFiles) throw new Unreadable(`一次检查不得超过 ${maxFiles} 个文件`)
  return entries.map((entry) => entry.bytes)
}

const counted = <Key extends string>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** What did not stay, each attribute once, with the number of files that had it. */
const removalsOf = (files: readonly Cleaned[]): readonly StudyRemoval[] => {
  const first = new Map<string, RemovedTag>()
  const perFile = files.flatMap(({ removed }) => {
    const keys = removed.map((one) => {
      const key = `${one.tag} ${one.action}`
      if (!first.has(key)) first.set(key, one)
      return key
    })
    return [...new Set(keys)]
  })
  const counts = counted(perFile)
  return [...first]
    .map(([key, one]) => ({ ...one, files: counts.get(key) ?? 0 }))
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
}

/**
 * Reads a DICOM file or a ZIP of a study, and cleans it: nothing that names somebody stays, each UID becomes another one,
 * pixels are uncompressed. Throws Unreadable with the reason in Chinese where nothing of it can be shown.
 */
export const readStudy = async (bytes: Uint8Array): Promise<CleanedStudy> => {
  const newUid = newUids(randomBytes(32))
  const files: Cleaned[] = []
  const reasons: string[] = []
  let taken = 0
  for (const open of filesOf(bytes)) {
    try {
      const one = await cleaned(open(), newUid, maxBytes - taken)
      taken += one.file.length
      files.push(one)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      reasons.push(error.message)
    }
  }
  const [reason] = reasons
  if (files.length === 0) throw new Unreadable(reason ?? '压缩包内没有文件')
  const bySeries = Map.groupBy(files, ({ seriesUid }) => seriesUid)
  const series = [...bySeries.values()]
    .toSorted(([one], [other]) => (one?.seriesNo ?? 0) - (other?.seriesNo ?? 0))
    .map((some) => some.toSorted(inOrder))
  const named = series.flatMap((some, no) =>
    some.map((one, at) => ({ one, name: `S${no + 1}/I${String(at + 1).padStart(4, '0')}.dcm` })),
  )
  const ends = storedEnds(named.map(({ name, one }) => ({ name, bytes: one.file })))
  const offsets = new Map(
    named.map(({ one }, at) => {
      const size = one.image.frameBytes * one.image.frames
      // Pixels are the last of a file, and of an even length.
      return [one, (ends[at] ?? 0) - size - (size % 2)] as const
    }),
  )
  const skipped = [...counted(reasons)].map(([why, count]) => ({ reason: why, files: count }))
  const study: Study = {
    series: series.map((some) => ({
      modality: some[0]?.modality ?? '',
      bodyPart: some[0]?.bodyPart ?? '',
      images: some.map((one) => ({ ...one.image, offset: offsets.get(one) ?? 0 })),
    })),
    removals: removalsOf(files),
    skipped,
  }
  return {
    study,
    bytes: packStudy(
      study,
      named.map(({ name, one }) => ({ name, bytes: one.file })),
    ),
  }
}
