import { Unreadable } from '#platform/documents'
import {
  keptSeconds,
  leadName,
  maxLeads,
  microvoltsIn,
  type Recording,
  type RecordedLead,
  whyNotDrawn,
} from './recording.ts'
import { type Header, readHeader, type Signal } from './wfdb-header.ts'
import { readSamples, samplesIn } from './wfdb-samples.ts'

/** The files of a record by their names. */
export type RecordFiles = ReadonlyMap<string, () => Buffer>

/** One signal of a record: its samples in microvolts, and why it is not drawn. */
type Track = {
  readonly name: string
  readonly rate: number
  readonly unit: string
  readonly microvolts: (number | null)[]
}

const fileOf = (files: RecordFiles, name: string): Buffer => {
  const file = files.get(name) ?? files.get(name.toLowerCase())
  if (!file) throw new Unreadable(`压缩包里缺少数据文件 ${name.slice(0, 60)}`)
  return file()
}

/** Frames of a file whose header does not say how many there are. */
const framesIn = (files: RecordFiles, signals: readonly Signal[]): number => {
  const [first] = signals
  if (!first) return 0
  const together = signals.filter(({ file }) => file === first.file)
  const samples = samplesIn(fileOf(files, first.file).length - first.before, first.format)
  return Math.floor(samples / together.reduce((sum, { perFrame }) => sum + perFrame, 0))
}

const digitalOf = (
  signal: Signal,
  values: readonly (number | null)[],
): readonly (number | null)[] => {
  if (signal.format !== 8) return values
  let last = signal.first
  return values.map((difference) => (last += difference ?? 0))
}

/** The signals of one file, which lie frame by frame. */
const tracksOf = (
  files: RecordFiles,
  header: Header,
  file: string,
  frames: number,
): readonly Track[] => {
  const signals = header.signals.filter((one) => one.file === file)
  const [first] = signals
  if (!first) return []
  if (signals.some(({ format, before }) => format !== first.format || before !== first.before))
    throw new Unreadable('同一数据文件内的信号格式不一致')
  const perFrame = signals.reduce((sum, one) => sum + one.perFrame, 0)
  const most = Math.max(...signals.map(({ skew }) => skew))
  const bytes = fileOf(files, file).subarray(first.before)
  const samples = readSamples(bytes, first.format, (frames + most) * perFrame)
  let at = 0
  return signals.map((signal) => {
    const own: (number | null)[] = []
    const start = at
    at += signal.perFrame
    for (let frame = 0; frame * perFrame < samples.length; frame += 1)
      for (let no = 0; no < signal.perFrame; no += 1) {
        const value = samples[frame * perFrame + start + no]
        if (value !== undefined) own.push(value)
      }
    // What lags is moved back, so that waves of all leads stand beneath one another.
    const digital = digitalOf(signal, own).slice(
      signal.skew * signal.perFrame,
      (signal.skew + frames) * signal.perFrame,
    )
    const isCalibrated = signal.gain > 0
    const factor = isCalibrated ? (microvoltsIn(signal.unit) ?? 0) / signal.gain : 0
    return {
      name: signal.name,
      rate: header.rate * signal.perFrame,
      unit: isCalibrated ? signal.unit : '',
      microvolts: digital.map((one) =>
        one === null ? null : Math.round((one - signal.baseline) * factor),
      ),
    }
  })
}

/** The tracks of a record without segments, of its first `frames`. */
const wholeTracks = (files: RecordFiles, header: Header, frames: number): readonly Track[] => {
  const names = [...new Set(header.signals.map(({ file }) => file))].filter((name) => name !== '~')
  const byFile = new Map(names.map((name) => [name, [...tracksOf(files, header, name, frames)]]))
  return header.signals.flatMap(({ file }) => byFile.get(file)?.shift() ?? [])
}

/** The tracks of records that follow one another: the same signal is the one of the same name, and gaps stay gaps. */
const joinedTracks = (files: RecordFiles, header: Header): readonly Track[] => {
  const tracks = new Map<string, Track>()
  const most = Math.ceil(keptSeconds * header.rate)
  let done = 0
  for (const { name, frames } of header.segments) {
    if (done >= most) break
    // A gap at the beginning is not a part of the recording.
    if (frames === 0 || (name === '~' && done === 0)) continue
    const wanted = Math.min(frames, most - done)
    if (name !== '~')
      for (const track of wholeTracks(
        files,
        readHeader(fileOf(files, `${name}.hea`).toString('utf8')),
        wanted,
      )) {
        const known = tracks.get(track.name) ?? { ...track, microvolts: [] }
        const before = Math.round((done / header.rate) * track.rate)
        while (known.microvolts.length < before) known.microvolts.push(null)
        for (const value of track.microvolts) known.microvolts.push(value)
        tracks.set(track.name, known)
      }
    done += wanted
  }
  return [...tracks.values()]
}

/** Reads a record by its header; throws Unreadable where nothing of it is an ECG. */
export const readWfdb = (files: RecordFiles, headerName: string): Recording => {
  const header = readHeader(fileOf(files, headerName).toString('utf8'))
  const isJoined = header.segments.length > 0
  const frames = header.frames || (isJoined ? 0 : framesIn(files, header.signals))
  const kept = Math.min(frames, Math.ceil(keptSeconds * header.rate))
  const tracks = isJoined ? joinedTracks(files, header) : wholeTracks(files, header, kept)
  const leads: RecordedLead[] = []
  const notDrawn: { name: string; reason: string }[] = []
  for (const [no, { name, rate, unit, microvolts }] of tracks.entries()) {
    const called = leadName(name) || `导联 ${no + 1}`
    const reason = whyNotDrawn(called, unit, microvolts)
    if (reason !== undefined) notDrawn.push({ name: called, reason })
    else if (leads.length < maxLeads) leads.push({ name: called, rate, from: 0, microvolts })
  }
  if (leads.length === 0) {
    const [why] = notDrawn
    throw new Unreadable(
      why ? `没有可以绘制的心电导联（${why.name}：${why.reason}）` : '记录里没有信号',
    )
  }
  const seconds = Math.max(...leads.map(({ rate, microvolts }) => microvolts.length / rate))
  return {
    leads,
    seconds,
    wholeSeconds: Math.max(seconds, frames / header.rate),
    notDrawn,
    removed: [
      '记录名称',
      ...(header.isDated ? ['记录的日期和时间'] : []),
      ...(header.comments > 0 ? [`备注 ${header.comments} 行（常含年龄、性别、诊断、用药）`] : []),
    ],
  }
}
