import { Unreadable } from '#platform/documents'

/** A signal as its header describes it (WFDB Applications Guide, header(5)). */
export type Signal = {
  readonly file: string
  readonly format: number
  readonly perFrame: number
  /** Frames by which it lags behind the others. */
  readonly skew: number
  /** Bytes before its samples. */
  readonly before: number
  /** Steps in one of the unit; 0 where it was never calibrated. */
  readonly gain: number
  readonly baseline: number
  readonly unit: string
  /** Its first value, from which differences begin. */
  readonly first: number
  readonly checksum: number | undefined
  readonly name: string
}

export type Header = {
  /** Frames a second. */
  readonly rate: number
  /** 0 where it is not said. */
  readonly frames: number
  readonly signals: readonly Signal[]
  /** Records that follow one another, with their frames; `~` is a gap. */
  readonly segments: readonly { readonly name: string; readonly frames: number }[]
  readonly comments: number
  readonly isDated: boolean
}

const bad = (what: string) => new Unreadable(`WFDB 头文件有误：${what}`)
const maxSignals = 64
const maxSegments = 5_000
const defaultRate = 250

const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? otherwise)
  return Number.isSafeInteger(value) ? value : otherwise
}

/** `200`, `200/mV`, `64.02(4)/mmHg`, `1.052e+04/mV`; without a unit it is millivolts. */
const gainOf = (text: string | undefined, zero: number) => {
  const [, gain, baseline, unit] =
    /^([-+.\de]+)(?:\((-?\d+)\))?(?:\/(\S+))?$/i.exec(text ?? '') ?? []
  const value = Number(gain ?? 0)
  return {
    gain: Number.isFinite(value) ? value : 0,
    baseline: whole(baseline, zero),
    unit: unit ?? 'mV',
  }
}

const signalOf = (line: string): Signal => {
  const [file = '', how = '', gain, , zero, first, checksum, , ...name] = line.split(/\s+/)
  const [, format, perFrame, skew, before] =
    /^(\d+)(?:x(\d+))?(?::(\d+))?(?:\+(\d+))?$/.exec(how) ?? []
  if (format === undefined) throw bad(`信号“${line.slice(0, 40)}”的格式无法识别`)
  return {
    file,
    format: Number(format),
    perFrame: Math.max(1, whole(perFrame, 1)),
    skew: whole(skew, 0),
    before: whole(before, 0),
    ...gainOf(gain, whole(zero, 0)),
    first: whole(first, whole(zero, 0)),
    checksum: checksum === undefined ? undefined : whole(checksum, 0),
    name: name.join(' '),
  }
}

const positive = (text: string | undefined): number => {
  const value = Number((text ?? '').split('/')[0]?.replace(/\(.*$/, ''))
  return Number.isFinite(value) && value > 0 ? value : defaultRate
}

/** Reads a header; comments may stand before its first line, and its length may be missing. */
export const readHeader = (text: string): Header => {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim())
  const said = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const [record = '', ...rest] = said
  const [name = '', count, rate, frames, ...dated] = record.split(/\s+/)
  const signals = whole(count, -1)
  if (name === '' || signals < 0) throw bad('没有记录行')
  if (signals > maxSignals) throw bad(`信号不得超过 ${maxSignals} 路`)
  const segments = whole(/\/(\d+)$/.exec(name)?.[1], 0)
  if (segments > maxSegments) throw bad(`分段不得超过 ${maxSegments} 个`)
  if (rest.length < (segments || signals)) throw bad('信号行不足')
  return {
    rate: positive(rate),
    frames: Math.max(0, whole(frames, 0)),
    signals: segments > 0 ? [] : rest.slice(0, signals).map(signalOf),
    segments: rest.slice(0, segments).map((line) => {
      const [segment = '', length] = line.split(/\s+/)
      return { name: segment, frames: Math.max(0, whole(length, 0)) }
    }),
    comments: lines.filter((line) => line.startsWith('#')).length,
    isDated: dated.length > 0,
  }
}
