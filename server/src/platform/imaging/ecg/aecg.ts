import { type Element, readXml, Unreadable, within } from '#platform/documents'
import {
  keptSeconds,
  leadName,
  maxLeads,
  microvoltsIn,
  type RecordedLead,
  type Recording,
  whyNotDrawn,
} from './recording.ts'

const prefix = 'MDC_ECG_LEAD_'
const secondsIn: Readonly<Record<string, number>> = { s: 1, ms: 0.001, us: 0.000_001 }
const maxSamples = 4_000_000

/** Formats of makers that teachers mistake for this one, by their outermost element. */
const foreign: Readonly<Record<string, string>> = {
  restingecgdata: 'Philips Sierra XML',
  RestingECG: 'GE MUSE XML',
  CardiologyXML: 'GE CASE XML',
  ECGReport: 'Schiller XML',
}

const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name)
const textOf = (element: Element | undefined): string =>
  element?.parts.filter((one) => typeof one === 'string').join(' ') ?? ''
const numberOf = (element: Element | undefined): number =>
  Number(element?.attributes['value'] ?? Number.NaN)

/** What a set of sequences says of time: seconds between samples, and the moment at which it begins. */
type Clock = { readonly step: number; readonly begin: number }

/** `20230615103000.250` in seconds; 0 where it is no moment. */
const momentOf = (value: string): number => {
  const [, year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2}(?:\.\d+)?)/.exec(value) ?? []
  ).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute) / 1_000 + second
}

const clockOf = (sequences: readonly Element[]): Clock | undefined => {
  const time = sequences.find((one) =>
    childOf(one, 'code')?.attributes['code']?.startsWith('TIME_'),
  )
  const value = childOf(time, 'value')
  const increment = childOf(value, 'increment')
  const step = numberOf(increment) * (secondsIn[increment?.attributes['unit'] ?? 's'] ?? Number.NaN)
  const head = childOf(value, 'head')?.attributes['value'] ?? ''
  const isAbsolute = childOf(time, 'code')?.attributes['code'] === 'TIME_ABSOLUTE'
  if (!(step > 0) || !Number.isFinite(step)) return undefined
  return { step, begin: isAbsolute ? momentOf(head) : Number(head) || 0 }
}

type Read =
  | { readonly name: string; readonly reason: string }
  | (RecordedLead & { readonly whole: number })

/** One lead: its whole numbers times their scale, from their origin. */
const leadOf = (sequence: Element, { step, begin }: Clock, first: number): Read => {
  const name = leadName((childOf(sequence, 'code')?.attributes['code'] ?? '').slice(prefix.length))
  const value = childOf(sequence, 'value')
  const [origin, scale] = [childOf(value, 'origin'), childOf(value, 'scale')]
  const unit = scale?.attributes['unit'] ?? ''
  const ofOrigin = microvoltsIn(origin?.attributes['unit'] ?? unit)
  const digits = textOf(childOf(value, 'digits'))
    .trim()
    .split(/\s+/)
    .filter((one) => one !== '')
  const numbers = digits.slice(0, Math.ceil(keptSeconds / step)).map(Number)
  if (!numbers.every(Number.isSafeInteger)) return { name, reason: '采样值不是整数' }
  const factor = numberOf(scale) * (microvoltsIn(unit) ?? 0)
  const base = (numberOf(origin) || 0) * (ofOrigin ?? 0)
  if (!Number.isFinite(factor)) return { name, reason: '没有换算系数' }
  const microvolts = numbers.map((one) => Math.round(base + one * factor))
  const reason = whyNotDrawn(
    name,
    ofOrigin === undefined ? (origin?.attributes['unit'] ?? '') : unit,
    microvolts,
  )
  if (reason !== undefined) return { name, reason }
  return {
    name,
    rate: 1 / step,
    from: Math.max(0, begin - first),
    microvolts,
    whole: digits.length * step,
  }
}

const decoded = (bytes: Uint8Array): string => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** True for bytes that begin as XML does. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^[\s\uFEFF]*</.test(decoded(bytes.subarray(0, 200)))

/** The first rhythm of an annotated ECG (HL7 aECG, R1, Implementation Guide of 2005); beats that were derived from it are not drawn. */
export const readAecg = (bytes: Uint8Array): Recording => {
  const { root } = readXml(decoded(bytes), '心电文件')
  if (root.name !== 'AnnotatedECG') {
    const maker = foreign[root.name]
    throw new Unreadable(maker ? `这是 ${maker}，请从设备导出为 HL7 aECG` : '不是 HL7 aECG 文件')
  }
  const [series] = within(root, 'series')
  if (!series) throw new Unreadable('文件里没有心电记录')
  const sets = series.children
    .filter(({ name }) => name === 'component')
    .flatMap((one) => one.children.filter(({ name }) => name === 'sequenceSet'))
    .map((set) =>
      set.children.flatMap((one) => one.children.filter(({ name }) => name === 'sequence')),
    )
  const clocked = sets.flatMap((sequences) => {
    const clock = clockOf(sequences)
    return clock ? [{ sequences, clock }] : []
  })
  if (clocked.length === 0) throw new Unreadable('文件没有写明采样间隔')
  const first = Math.min(...clocked.map(({ clock }) => clock.begin))
  const read = clocked.flatMap(({ sequences, clock }) =>
    sequences
      .filter((one) => childOf(one, 'code')?.attributes['code']?.startsWith(prefix))
      .slice(0, maxLeads)
      .map((one) => leadOf(one, clock, first)),
  )
  const drawn = read.filter((one) => 'microvolts' in one)
  if (drawn.reduce((sum, { microvolts }) => sum + microvolts.length, 0) > maxSamples)
    throw new Unreadable('心电记录的采样点过多')
  if (drawn.length === 0) throw new Unreadable('没有可以绘制的心电导联')
  const end = (one: (typeof drawn)[number], length: number) => one.from + length
  return {
    leads: drawn.map(({ name, rate, from, microvolts }) => ({ name, rate, from, microvolts })),
    seconds: Math.max(...drawn.map((one) => end(one, one.microvolts.length / one.rate))),
    wholeSeconds: Math.max(...drawn.map((one) => end(one, one.whole))),
    notDrawn: read.filter((one) => 'reason' in one),
    removed: ['受试者、机构与设备信息', '记录的日期和时间', '文件标识', '注释与诊断'],
  }
}
