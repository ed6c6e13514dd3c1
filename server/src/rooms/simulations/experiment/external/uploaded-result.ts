import * as z from 'zod'
import type { PlatformStep, timeUnits } from '@xinglin/contract/simulations/experiment'

// What `data_upload` of the published interface carries, as an experiment elsewhere may send it.

const dayMs = 86_400_000
/** Clocks of two houses never agree. */
const clockMs = 3_600_000
/** As long as a token can be made anew, and a day: nothing older can belong to a launch. */
const oldestMs = 31 * dayMs
const maxSteps = 200
const longestSeconds = 31 * 86_400

// A database keeps neither; a line break is left, nothing else that no eye sees.
const unkept = /[^\P{Cc}\n\t]/gu
const words = (most: number) =>
  z
    .string()
    .transform((text) => text.toWellFormed().replace(unkept, '').trim())
    .pipe(z.string().max(most))
/** What many leave out. */
const remark = words(500)
  .nullish()
  .transform((text) => text ?? '')
const moment = z.number().int().min(0).max(8e15)
const length = z.number().min(0).max(longestSeconds)
const points = z.number().min(0).max(100)

const Step = z.object({
  seq: z.number().int().min(1).max(1_000),
  title: words(200).pipe(z.string().min(1)),
  startTime: moment,
  endTime: moment,
  timeUsed: length,
  expectTime: length,
  maxScore: points,
  score: points,
  repeatCount: z.number().int().min(0).max(100_000),
  evaluation: remark,
  scoringModel: remark,
  remarks: remark,
})

const Upload = z.object({
  username: z.string(),
  appid: z.string(),
  /** Some platforms count, some draw. */
  originId: z
    .union([z.string(), z.number().int().nonnegative().transform(String)])
    .pipe(z.string().regex(/^[\w-]{1,64}$/)),
  title: words(200).pipe(z.string().min(1)),
  status: z.union([z.literal(1), z.literal(2)]),
  score: points,
  startTime: moment,
  endTime: moment,
  timeUsed: length,
  steps: z.array(Step).max(maxSteps),
})

/** A result that may be kept, in seconds and in the order of its steps. */
export type UploadedResult = {
  readonly username: string
  readonly appid: string
  readonly originId: string
  readonly title: string
  readonly finished: boolean
  readonly score: number
  readonly startedAt: Date
  readonly endedAt: Date
  readonly seconds: number
  readonly steps: readonly PlatformStep[]
}

/** Why a body is no result: the member, and what is wrong with it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

const twoDecimals = (points: number): number => Math.floor(points * 100 + 1e-9) / 100

const sane = (from: number, to: number, at: Date, where: string): void => {
  if (from > to) throw new Unreadable(`${where}startTime 晚于 endTime`)
  if (from < at.getTime() - oldestMs || to > at.getTime() + clockMs)
    throw new Unreadable(`${where}startTime、endTime 须为实际起止时刻的毫秒时间戳`)
}

/** Reads a body; throws `Unreadable` with a sentence for whoever made the experiment. Members that nobody knows are passed over. */
export const readUpload = (
  body: string,
  timeUnit: (typeof timeUnits)[number],
  at: Date,
): UploadedResult => {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new Unreadable('请求体不是 JSON')
  }
  const read = Upload.safeParse(json)
  if (!read.success) {
    const path = read.error.issues[0]?.path.join('.') ?? ''
    throw new Unreadable(path === '' ? '请求体须为 JSON 对象' : `${path} 缺失、类型不符或超出范围`)
  }
  const { data } = read
  sane(data.startTime, data.endTime, at, '')
  const steps = data.steps.toSorted((one, other) => one.seq - other.seq)
  if (new Set(steps.map(({ seq }) => seq)).size < steps.length)
    throw new Unreadable('steps 中 seq 重复')
  for (const step of steps) {
    sane(step.startTime, step.endTime, at, `第 ${step.seq} 步 `)
    if (step.score > step.maxScore) throw new Unreadable(`第 ${step.seq} 步 score 大于 maxScore`)
  }
  if (steps.reduce((sum, { maxScore }) => sum + maxScore, 0) > 100.001)
    throw new Unreadable('steps 的 maxScore 之和大于 100')
  const unit = timeUnit === 'minutes' ? 60 : 1
  const seconds = (value: number): number => Math.min(longestSeconds, Math.round(value * unit))
  return {
    username: data.username,
    appid: data.appid,
    originId: data.originId,
    title: data.title,
    finished: data.status === 1,
    score: twoDecimals(data.score),
    startedAt: new Date(data.startTime),
    endedAt: new Date(data.endTime),
    seconds: seconds(data.timeUsed),
    steps: steps.map((step) => ({
      ...step,
      timeUsed: seconds(step.timeUsed),
      expectTime: seconds(step.expectTime),
    })),
  }
}
