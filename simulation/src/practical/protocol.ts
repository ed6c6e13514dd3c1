import {
  id,
  list,
  number,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  whole,
  type Infer,
  type Problem,
} from '#form'
import { measureNames } from './measures.ts'
import { report } from './report-format.ts'
import { deed, value } from './tray-format.ts'

const range = list(number(-1e6, 1e6), 2, 2)

/** A question of the pre-test (预习测验); `answer` holds indexes of options and stays on the server until it was answered. */
const question = object({
  id,
  type: oneOf('single', 'multiple', 'judge'),
  stem: text(4, 300),
  options: list(text(1, 120), 2, 8),
  answer: list(whole(0, 7), 1, 8),
  explanation: text(10, 500),
})

/** What is done before the recording, once and well; `after` names what must have been done before it. */
const preparation = object({
  id,
  zh: text(2, 60),
  deed: id,
  /** Fields within these ranges are good; others were done, and badly. */
  good: or(record(range), {}),
  weight: number(0.5, 10),
  after: or(list(id, 0, 8), []),
  /** Until the next thing is done, s; what the author waited. */
  wait: or(whole(0, 600), 12),
  /** The whole is worth no more than this where it was left out or done badly. */
  cap: optional(oneOf(40, 59, 69, 74)),
  why: text(6, 300),
})

/** How a step shows: a measure of a channel, before and after one of its deeds (s relative to it), and where it goes. */
const response = object({
  zh: text(2, 30),
  unit: text(1, 20),
  channel: id,
  measure: oneOf(...measureNames),
  /** The place of that deed among those of the step; the last when absent. */
  of: optional(whole(0, 5)),
  /** The place of the deed that `before` is read around; that of `of` when absent: the earlier stimulus of two. */
  against: optional(whole(0, 5)),
  before: range,
  after: range,
  /** A change of less than this is none. */
  least: number(0, 1e6),
  /** The changes that the author’s way brought on the specimens it was played on, from the least to the greatest. */
  found: optional(range),
  expect: oneOf('up', 'down', 'none'),
})

/** One step of the protocol: its deeds one after the other, how long it takes, how it shows and why. */
const step = object({
  id,
  zh: text(2, 60),
  how: text(4, 300),
  /** Expected length with waiting for recovery, s. */
  seconds: whole(5, 1800),
  /** Since the last deed of the step before, s: what came of it is over by then. */
  rest: whole(0, 1200),
  weight: number(0.2, 20),
  deeds: list(
    object({
      deed: id,
      values: or(record(value), {}),
      good: or(record(range), {}),
      /** Until the next deed, s; what the author waited. */
      wait: or(whole(0, 1200), 0),
    }),
    1,
    6,
  ),
  response,
  why: text(6, 400),
})

/** What is looked at for the animal’s and one’s own sake. */
const check = object({ id, zh: text(4, 80), why: text(6, 300) })

const protocol = object({
  schema: oneOf('experiment-protocol/1'),
  id,
  version: whole(1, 9999),
  title: text(4, 40),
  /** An experiment of the laboratory. */
  model: id,
  /** Figures of the specimen that are not the usual ones, by the model’s names. */
  parameters: optional(record(number(-1e6, 1e6))),
  license: text(4, 60),
  /** Filled by the teacher who reviewed it, never by its author. */
  reviewedBy: optional(text(2, 20)),
  reviewedAt: optional(text(10, 10)),
  difficulty: oneOf(1, 2, 3, 4, 5),
  /** Of real time, expected. */
  minutes: whole(5, 240),
  /** Seconds of the recording at most. */
  longest: whole(60, 14_400),
  specimen: text(2, 60),
  figure: oneOf('rabbit', 'frog-heart', 'nerve-muscle', 'nerve-trunk', 'organ-bath'),
  /** Seconds across the recorder at first. */
  sweep: number(0.002, 120),
  purpose: list(text(4, 200), 1, 6),
  principle: list(text(10, 800), 1, 8),
  materials: list(text(2, 120), 1, 20),
  safety: list(text(4, 200), 1, 10),
  welfare: list(text(4, 200), 1, 10),
  /** Per cent of the pre-test that open the laboratory. */
  pass: whole(1, 100),
  questions: list(question, 3, 20),
  tray: list(deed, 2, 60),
  preparations: list(preparation, 1, 12),
  checks: list(check, 1, 8),
  /** Seconds of undisturbed recording before the first step. */
  baseline: whole(5, 600),
  steps: list(step, 2, 20),
  report,
})

/** A protocol of a virtual experiment, `experiment-protocol/1`. */
export type Protocol = Infer<typeof protocol>

/** A step of a protocol. */
export type ProtocolStep = Protocol['steps'][number]

/** Where something goes. */
export type Direction = ProtocolStep['response']['expect']

/** Reads a value as a protocol: the protocol where it has the form, and everything that is wrong with its form. */
export const readProtocol = (
  given: unknown,
): { readonly protocol: Protocol | undefined; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = []
  const read = protocol.read(given, '', problems)
  return { protocol: problems.length === 0 ? read : undefined, problems }
}
